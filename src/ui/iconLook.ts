import { color } from '../theme/tokens';

/** How a button or a link looks that is nothing but an icon. */
export const iconLook = `
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 8px;
  color: ${color.inkSoft};
  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
`;
