import { luminance } from './colorVision';

/** The contrast ratio of two colours, as WCAG 2 defines it. */
export function contrast(a: string, b: string): number {
  const [darker = NaN, lighter = NaN] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
