import { color } from '../theme/tokens';

/**
 * The shade at an edge of what scrolls shows that there is more beyond it; it is covered when that end is reached. Shades
 * stand within the edges by a little: covers move with the content, and where pixels of the screen are no whole ones of
 * the page they may end a fraction before them.
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
