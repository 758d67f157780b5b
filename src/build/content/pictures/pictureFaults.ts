import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Fault } from '../../../model/fault';
import { isHidden } from '../isHidden';
import { rasterProblem } from './rasterProblem';
import { isDrawing, svgTree } from './svgTree';

const KINDS = /\.(?:svg|png|jpe?g|webp|avif)$/;

/** The faults in the pictures that the page in `file` refers to. */
export function pictureFaults(
  file: string,
  pictures: readonly { readonly src: string; readonly line: number }[],
): Fault[] {
  return pictures.flatMap(({ src, line }) => {
    const message = problem(src, dirname(file));
    return message ? [{ file, line, message }] : [];
  });
}

function problem(src: string, folder: string): string | undefined {
  if (src === '')
    return 'A picture has no address. Write one like ./images/chart.svg, or remove the picture.';
  if (!src.startsWith('./') || src.includes('/../')) {
    return `The picture ${src} is not next to the page. Put it in images/ there and write ./images/….`;
  }
  const lower = src.replace(/\.\w+$/, (ending) => ending.toLowerCase());
  if (lower !== src && KINDS.test(lower))
    return `The picture ${src} has an extension in capitals. Rename the file, and write ${lower}.`;
  if (!KINDS.test(src))
    return `The picture ${src} has an unknown format. Use SVG, PNG, JPEG, WebP or AVIF.`;
  const name = posix.normalize(src);
  if (isHidden(name))
    return `The picture ${src} is ignored, because a name in its path starts with a dot. Rename it.`;
  // Some file systems ignore case; Gatsby and the others do not.
  const spelled = spelling(folder, name);
  if (spelled === undefined)
    return `The picture ${src} does not exist. Add the file or correct its name.`;
  if (spelled !== name) {
    const remedy = KINDS.test(spelled) ? 'Write that' : 'Rename that file';
    return `The picture ${src} does not exist, but ./${spelled} does. ${remedy}.`;
  }
  const bytes = readFileSync(join(folder, src));
  if (!isDrawing(src)) {
    const raster = rasterProblem(bytes);
    return raster && `The picture ${src} ${raster}`;
  }
  const { problems } = svgTree(bytes.toString('utf8'));
  if (problems.length === 0) return undefined;
  return `The drawing ${src} cannot be shown: ${problems.join(', ')}. Use only shapes, text and the colors of the site.`;
}

/** The actual spelling of a path below a folder, ignoring case; undefined if it does not exist. */
function spelling(folder: string, path: string): string | undefined {
  if (path === '.') return path;
  const parent = spelling(folder, posix.dirname(path));
  if (parent === undefined) return undefined;
  const name = posix.basename(path);
  const names = namesIn(join(folder, parent));
  const isAlike = (other: string) => other.toLowerCase() === name.toLowerCase();
  const found = names.includes(name) ? name : names.find(isAlike);
  return found && posix.join(parent, found);
}

function namesIn(folder: string): readonly string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
}
