import { media } from '../../theme/tokens';
import { STACKED } from '../panesCss';

const OPERATION = ":root[data-top]:not([data-reading~='still']) [data-section-id^='operation/']";

/**
 * On a page that is opened at its top, operations far from the viewport are laid out one by one after hydration, so that a
 * phone stays responsive. This is done with an animation, so readers who turned motion off get everything at once. Until
 * then each operation has an estimated height. This requires a browser that keeps the visible content in place
 * (`overflow-anchor`) while operations above it get their real height.
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
