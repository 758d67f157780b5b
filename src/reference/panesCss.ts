import { color } from '../theme/tokens';

/** Up to this width, in rem, the samples are below the text. */
export const STACKED = 75;

/** Media query for samples next to the text. */
export const SIDE_BY_SIDE = `@media (min-width: ${STACKED}.01rem)`;

/** The background behind samples next to the text, extending to the edge of the window. */
export const samplesGround = `
  ${SIDE_BY_SIDE} {
    background: linear-gradient(to right, transparent 58%, ${color.sunken} 58%);
    box-shadow: 25vw 0 ${color.sunken}, 50vw 0 ${color.sunken};
  }
`;
