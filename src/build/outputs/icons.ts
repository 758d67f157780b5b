import sharp from 'sharp';

/** Edge of the icon for home screens of iOS, in pixels. */
export const TOUCH_ICON = 180;

/** Edges of the icons for launchers and splash screens. */
export const APP_ICONS = [192, 512] as const;

/** Address of the icon with that edge. */
export const iconAddress = (size: number) => `/icons/${size}.png`;

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
