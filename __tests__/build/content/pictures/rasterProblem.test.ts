/** @jest-environment node */
import sharp from 'sharp';
import { rasterProblem } from '../../../../src/build/content/pictures/rasterProblem';

const image = () => sharp({ create: { width: 12, height: 8, channels: 3, background: '#5546d6' } });
const turned = (orientation: number) => image().withMetadata({ orientation });

test.each([
  ['PNG', () => image().png()],
  ['JPEG', () => image().jpeg()],
  ['progressive JPEG', () => image().jpeg({ progressive: true })],
  ['WebP', () => image().webp()],
  ['AVIF', () => image().avif()],
  ['JPEG held upright', () => turned(1).jpeg()],
])('a %s can be shown', async (_, made) => {
  expect(rasterProblem(await made().toBuffer())).toBeUndefined();
});

test('an AVIF file may list its format among others', async () => {
  const bytes = await image().avif().toBuffer();
  bytes.write('mif1', 8);

  expect(rasterProblem(bytes)).toBeUndefined();
});

test.each([
  ['JPEG', () => turned(6).jpeg()],
  ['WebP', () => turned(8).webp()],
  ['PNG', () => turned(3).png()],
])('a %s rotated by EXIF is reported', async (_, made) => {
  expect(rasterProblem(await made().toBuffer())).toBe(
    'is rotated by its EXIF orientation. Save it upright.',
  );
});

const withMarks = (marks: string, after = '\xff\xda\xff\xd9') =>
  Buffer.from(`\xff\xd8\xff\xe1\0\x24Exif\0\0${marks}${after}`, 'latin1');
const list = (count: number) => `MM\0*\0\0\0\x08\0${String.fromCharCode(count)}`;
const MAKER = '\x01\x0f\0\x02\0\0\0\x04Acme';
const SIXTH = '\x01\x12\0\x03\0\0\0\x01\0\x06\0\0';

test.each([
  ['big-endian', list(1) + SIXTH],
  ['after other tags', list(3) + MAKER + MAKER + SIXTH],
])('the orientation is read from EXIF data: %s', (_, marks) => {
  expect(rasterProblem(withMarks(marks))).toBe(
    'is rotated by its EXIF orientation. Save it upright.',
  );
});

test.each([
  ['has no orientation', withMarks(list(1) + MAKER)],
  ['ends before its tags', withMarks('MM\0*', '').subarray(4)],
])('EXIF data that %s does not rotate an image', (_, marks) => {
  expect(rasterProblem(Buffer.concat([withMarks(''), marks]))).toBeUndefined();
});

const unreadable = 'cannot be read as an image. Save it again as PNG, JPEG, WebP or AVIF.';

test.each(['', 'not an image', 'GIF89a of another kind', '<svg></svg>'])(
  '%j is not an image',
  (text) => {
    expect(rasterProblem(Buffer.from(text))).toBe(unreadable);
  },
);

test.each([
  ['PNG', () => image().png()],
  ['JPEG', () => image().jpeg()],
  ['WebP', () => image().webp()],
])('a truncated %s is reported', async (_, made) => {
  const bytes = await made().toBuffer();

  expect(rasterProblem(bytes.subarray(0, -9))).toBe(unreadable);
});

test('a PNG with damaged data in its middle is reported', async () => {
  const bytes = await image().png().toBuffer();
  const damaged = bytes.indexOf('IDAT') + 8;
  bytes.writeUInt8(bytes.readUInt8(damaged) ^ 1, damaged);

  expect(rasterProblem(bytes)).toBe(unreadable);
});

test('what a program has put behind the end of a PNG does not matter', async () => {
  const bytes = await image().png().toBuffer();

  expect(rasterProblem(Buffer.concat([bytes, Buffer.from('more')]))).toBeUndefined();
});

test('a Git LFS pointer is reported as such', () => {
  const pointer = Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n');

  expect(rasterProblem(pointer)).toBe(
    'is a Git LFS pointer instead of an image. Run git lfs pull.',
  );
});
