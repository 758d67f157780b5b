import { color } from '../theme/tokens';

/** The style of a button or link that consists of just an icon. */
export const iconLook = `
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 8px;
  color: ${color.inkSoft};
  &:hover {
    background: ${color.line};
    color: ${color.ink};
  }
`;
