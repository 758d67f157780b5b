import sharp from 'sharp';

/** Size of the icon for iOS home screens, in pixels. */
export const TOUCH_ICON = 180;

/** Sizes of the icons for launchers and splash screens, in pixels. */
export const APP_ICONS = [192, 512] as const;

/** The address of the icon of that size. */
export const iconAddress = (size: number) => `/icons/${size}.png`;

/** The site's logo on white with some padding, as a square PNG. */
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
