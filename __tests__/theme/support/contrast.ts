import { luminance } from './colorVision';

/** How well two colours are told apart, as WCAG 2 measures it. */
export function contrast(a: string, b: string): number {
  const [darker = NaN, lighter = NaN] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
