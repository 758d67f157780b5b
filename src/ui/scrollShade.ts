import { color } from '../theme/tokens';

/** The shade at an edge of what scrolls shows that there is more beyond it; it is covered when that end is reached. */
export const scrollShade = `
  background:
    linear-gradient(90deg, ${color.paper} 40%, transparent) left / 40px 100%,
    linear-gradient(-90deg, ${color.paper} 40%, transparent) right / 40px 100%,
    linear-gradient(90deg, ${color.lineStrong}, transparent) left / 12px 100%,
    linear-gradient(-90deg, ${color.lineStrong}, transparent) right / 12px 100%;
  background-repeat: no-repeat;
  background-attachment: local, local, scroll, scroll;
`;
