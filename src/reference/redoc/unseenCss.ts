import { media } from '../../theme/tokens';
import { STACKED } from '../panesCss';

const OPERATION = ":root[data-top]:not([data-reading~='still']) [data-section-id^='operation/']";

/**
 * On a page that is opened at its top, operations far from the window are laid out one at a time, when it has come to life:
 * until then a phone can answer. An animation lays them out: readers who switched motion off get all at once. Until then they
 * are held about as high as they will be, so only where the browser keeps the place that is read (`overflow-anchor`) while
 * those above it take their height.
 */
export const unseenCss = `
@keyframes drawn { to { content-visibility: visible; } }
@supports (overflow-anchor: auto) and (animation-delay: calc(sibling-index() * 1s)) {
  @media screen and (prefers-reduced-motion: no-preference) { ${OPERATION} {
    content-visibility: auto;
    contain-intrinsic-height: auto 2700px;
    animation: drawn 0s calc(2s + sibling-index() * 0.1s) forwards;
  } }
  @media (max-width: ${STACKED}rem) { ${OPERATION} { contain-intrinsic-height: auto 3800px; } }
  ${media.phone} { ${OPERATION} { contain-intrinsic-height: auto 4800px; } }
}`;
