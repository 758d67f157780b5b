import { color, font } from './tokens';

/** The style of inline code. */
export const inlineCodeCss = `
  padding: 2px 5px;
  border-radius: 5px;
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};
  font: 0.875em ${font.mono};
  overflow-wrap: anywhere;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`;
