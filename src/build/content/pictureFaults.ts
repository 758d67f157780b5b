import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Fault } from '../../model/fault';
import { isDrawing, svgTree } from './svgTree';

const KINDS = /\.(?:svg|png|jpe?g|webp|avif)$/;

/** What is wrong with the pictures that a page of `file` names. */
export function pictureFaults(
  file: string,
  pictures: readonly { readonly src: string; readonly line: number }[],
): Fault[] {
  return pictures.flatMap(({ src, line }) => {
    const message = problem(src, resolve(dirname(file), src));
    return message ? [{ file, line, message }] : [];
  });
}

function problem(src: string, path: string): string | undefined {
  if (!src.startsWith('./') || src.includes('/../')) {
    return `The picture ${src} is not beside the page. Put it into images/ there and write ./images/….`;
  }
  const lower = src.replace(/\.\w+$/, (ending) => ending.toLowerCase());
  if (lower !== src && KINDS.test(lower))
    return `The picture ${src} has an ending in capitals. Rename the file, and write ${lower}.`;
  if (!KINDS.test(src))
    return `The picture ${src} is of an unknown kind. Use SVG, PNG, JPEG, WebP or AVIF.`;
  if (!existsSync(path))
    return `The picture ${src} does not exist. Add the file or correct its name.`;
  if (!isDrawing(src)) return undefined;
  const [first] = svgTree(readFileSync(path, 'utf8')).problems;
  return (
    first &&
    `The drawing ${src} cannot be shown: ${first}. Use shapes, text and colours of the site only.`
  );
}
