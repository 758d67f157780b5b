import { dirname, posix } from 'node:path';
import type { Fault } from '../../../model/fault';
import { slashes } from '../../../model/address/slashes';
import { contentFiles } from '../../content/contentFiles';
import type { ContentPage } from '../contentPages';

const PICTURE = /\/images\/[^/]+\.(?:svg|png|jpe?g|webp|avif)$/i;

/** The pictures that none of the pages shows, drafts included. */
export function unusedPictures(pages: readonly ContentPage[]): Fault[] {
  const shown = new Set(
    pages.flatMap(({ file, body }) =>
      body.pictures.map(({ src }) => posix.join(slashes(dirname(file)), src)),
    ),
  );
  return contentFiles()
    .map((name) => `content/${name}`)
    .filter((file) => PICTURE.test(file) && !shown.has(file))
    .map((file) => ({
      file,
      line: 1,
      message: 'No page shows this picture. Show it, or remove the file.',
    }));
}
