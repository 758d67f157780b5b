/** @jest-environment node */
import sharp from 'sharp';
import { icon } from '../../../../src/build/outputs/indexes/icons';

const SIGN = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><path fill="#5c2ee6" d="M0 0h22v22H0z"/></svg>',
);

/** The colour of an icon at a place, given as shares of its width and height. */
async function colorAt(file: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return `#${data.subarray(start, start + 3).toString('hex')}`;
}

test.each([180, 192, 512])(
  'an icon of %d pixels is square and opaque, with the logo on white',
  async (size) => {
    const file = await icon(SIGN, size);
    const { width, height, format } = await sharp(file).metadata();

    expect([format, width, height]).toEqual(['png', size, size]);
    expect((await sharp(file).stats()).isOpaque).toBe(true);
    expect(await colorAt(file, 0.5, 0.5)).toBe('#5c2ee6');
    expect(await colorAt(file, 0.2, 0.2)).toBe('#5c2ee6');
    // Launchers cut corners off.
    for (const [x, y] of [
      [0.05, 0.05],
      [0.95, 0.95],
      [0.05, 0.5],
    ] as const)
      expect(await colorAt(file, x, y)).toBe('#ffffff');
  },
);
