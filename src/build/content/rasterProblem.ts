export const UNREADABLE = 'cannot be read as an image. Save it again as PNG, JPEG, WebP or AVIF.';

/** How pictures of each kind begin, by what stands at which place. */
const KINDS: readonly (readonly [
  place: number,
  bytes: string,
  isWhole: (bytes: Buffer) => boolean,
])[] = [
  [0, '\x89PNG\r\n', (bytes) => bytes.includes('IEND')],
  // A smaller picture within it may have an end of its own: that of the whole follows what was drawn last.
  [0, '\xff\xd8\xff', (bytes) => lastIndex(bytes, '\xff\xd9') > lastIndex(bytes, '\xff\xda')],
  [8, 'WEBP', (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8],
  // Some programs name the kind among others.
  [4, 'ftyp', (bytes) => bytes.subarray(0, 48).includes('avif')],
];

/** The names that stand before the marks of a camera (EXIF) in JPEG, WebP and PNG. */
const EXIF = /(?:Exif\0\0|EXIF[^]{4}|eXIf)(?=II\*\0|MM\0\*)/;

const ORIENTATION = 0x0112;

/**
 * Why a picture that is no drawing cannot be shown, and what to do, as the end of a sentence; undefined where it can. What would
 * stop Gatsby's plugin is told before it is asked.
 */
export function rasterProblem(bytes: Buffer): string | undefined {
  if (bytes.indexOf('version https://git-lfs') === 0)
    return 'is a pointer of Git LFS instead of an image. Run git lfs pull.';
  const kind = KINDS.find(([place, start]) => bytes.indexOf(start, place, 'latin1') === place);
  if (!kind?.[2](bytes)) return UNREADABLE;
  return orientation(bytes) > 1 ? "is turned by its camera's mark. Save it upright." : undefined;
}

function lastIndex(bytes: Buffer, mark: string): number {
  return bytes.lastIndexOf(mark, undefined, 'latin1');
}

/** Which way up its camera held a picture: 1 is upright, and what a picture without the mark is. */
function orientation(bytes: Buffer): number {
  const mark = EXIF.exec(bytes.toString('latin1'));
  if (!mark) return 1;
  const marks = bytes.subarray(mark.index + mark[0].length);
  const isLittle = marks[0] === 0x49;
  const at = (place: number) => {
    if (place + 2 > marks.length) return 0;
    return isLittle ? marks.readUInt16LE(place) : marks.readUInt16BE(place);
  };
  // The list of marks begins within the first 64 kB, which two bytes tell.
  const list = isLittle ? at(4) : at(6);
  for (let index = 0; index < at(list); index += 1) {
    const entry = list + 2 + index * 12;
    if (at(entry) === ORIENTATION) return at(entry + 8);
  }
  return 1;
}
