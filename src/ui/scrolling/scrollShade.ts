import { color } from '../../theme/tokens';

/**
 * Shades at the edges of a scrolling element show that there is more content beyond; each is covered when that end is
 * reached. Shades are slightly inset: the covers move with the content and, on screens with fractional pixel ratios,
 * may end a fraction short of the edge.
 */
export const scrollShade = `
  background:
    linear-gradient(90deg, ${color.paper} 40%, transparent) left / 40px 100%,
    linear-gradient(-90deg, ${color.paper} 40%, transparent) right / 40px 100%,
    linear-gradient(90deg, ${color.shade}, transparent) left 1px center / 12px 98%,
    linear-gradient(-90deg, ${color.shade}, transparent) right 1px center / 12px 98%;
  background-repeat: no-repeat;
  background-attachment: local, local, scroll, scroll;
`;
