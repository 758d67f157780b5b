import { color } from '../theme/tokens';

/** Up to this width, in rem, the samples stand below the text. */
export const STACKED = 75;

/** Where the samples stand beside the text. */
export const SIDE_BY_SIDE = `@media (min-width: ${STACKED}.01rem)`;

/** Beside the text, samples have a ground of their own, up to the edge of the window. */
export const samplesGround = `
  ${SIDE_BY_SIDE} {
    background: linear-gradient(to right, transparent 58%, ${color.sunken} 58%);
    box-shadow: 25vw 0 ${color.sunken}, 50vw 0 ${color.sunken};
  }
`;
