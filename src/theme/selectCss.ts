import { color, font, UNZOOMED } from './tokens';

// An image cannot use CSS variables: this grey is visible on the backgrounds of both modes, and with forced colours.
const CHEVRON =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='m3.5 6 4.5 4.5L12.5 6' fill='none' stroke='%23807e8c' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

/** The background of a select, with our own arrow. */
export const selectBackground = `${color.raised} ${CHEVRON} right 10px center / 14px no-repeat`;

/** The style of a select: its arrow is as far from the edge as its text. */
export const selectCss = `
  min-width: 0;
  min-height: 36px;
  padding: 6px 32px 6px 10px;
  appearance: none;
  border: 1px solid ${color.inkFaint};
  border-radius: 8px;
  background: ${selectBackground};
  color: ${color.ink};
  font: 0.875rem/1.375rem ${font.sans};
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover {
    border-color: ${color.ink};
  }
  @media (pointer: coarse) {
    font-size: ${UNZOOMED};
  }
`;
