import { crc32 } from 'node:zlib';

/** What is wrong with a picture that is incomplete or damaged, to follow its name. */
export const UNREADABLE = 'cannot be read as an image. Save it again as PNG, JPEG, WebP or AVIF.';

/** The signatures of image formats, and whether the file is complete and, if the format allows that, sound. */
const KINDS: readonly (readonly [
  place: number,
  bytes: string,
  isWhole: (bytes: Buffer) => boolean,
])[] = [
  [0, '\x89PNG\r\n', isSoundPng],
  // An embedded thumbnail may have an end marker of its own; that of the whole image follows the last scan.
  [0, '\xff\xd8\xff', (bytes) => lastIndex(bytes, '\xff\xd9') > lastIndex(bytes, '\xff\xda')],
  [8, 'WEBP', (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8],
  // Some programs list AVIF among other compatible formats.
  [4, 'ftyp', (bytes) => bytes.subarray(0, 48).includes('avif')],
];

/** The header of EXIF data in JPEG, WebP and PNG. */
const EXIF = /(?:Exif\0\0|EXIF[^]{4}|eXIf)(?=II\*\0|MM\0\*)/;

const ORIENTATION = 0x0112;

/**
 * Why a raster image cannot be shown and what to do, as the end of a sentence; undefined if it can. Finds everything that would
 * make Gatsby's plugin fail.
 */
export function rasterProblem(bytes: Buffer): string | undefined {
  if (bytes.indexOf('version https://git-lfs') === 0)
    return 'is a Git LFS pointer instead of an image. Run git lfs pull.';
  const kind = KINDS.find(([place, start]) => bytes.indexOf(start, place, 'latin1') === place);
  if (!kind?.[2](bytes)) return UNREADABLE;
  return orientation(bytes) > 1
    ? 'is rotated by its EXIF orientation. Save it upright.'
    : undefined;
}

/** Every chunk of a PNG has its length in front, and a checksum of its name and data at the end; the last one is IEND. */
function isSoundPng(bytes: Buffer): boolean {
  for (let start = 8; start + 12 <= bytes.length;) {
    const end = start + 8 + bytes.readUInt32BE(start);
    if (end + 4 > bytes.length) return false;
    const chunk = bytes.subarray(start + 4, end);
    if (crc32(chunk) !== bytes.readUInt32BE(end)) return false;
    if (chunk.toString('latin1', 0, 4) === 'IEND') return true;
    start = end + 4;
  }
  return false;
}

function lastIndex(bytes: Buffer, mark: string): number {
  return bytes.lastIndexOf(mark, undefined, 'latin1');
}

/** The EXIF orientation of an image; 1 is upright, which is also the default. */
function orientation(bytes: Buffer): number {
  const mark = EXIF.exec(bytes.toString('latin1'));
  if (!mark) return 1;
  const marks = bytes.subarray(mark.index + mark[0].length);
  const isLittle = marks[0] === 0x49;
  const at = (place: number) => {
    if (place + 2 > marks.length) return 0;
    return isLittle ? marks.readUInt16LE(place) : marks.readUInt16BE(place);
  };
  // The list of tags starts within the first 64 kB, so two bytes of its offset are enough.
  const list = isLittle ? at(4) : at(6);
  for (let index = 0; index < at(list); index += 1) {
    const entry = list + 2 + index * 12;
    if (at(entry) === ORIENTATION) return at(entry + 8);
  }
  return 1;
}
