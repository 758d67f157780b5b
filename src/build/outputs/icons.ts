import sharp from 'sharp';

/** Edges of the icons, in pixels: home screens of iOS, launchers, splash screens. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The site's sign on white with some air around it, as a square PNG. */
export async function icon(sign: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.72);
  const drawn = await sharp(sign, { density: 72 * Math.ceil(inner / 22) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: '#ffffff' } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}
