import { color } from '../../theme/tokens';

/** The tools sit next to the copy button and show with it; on touch screens they sit at the bottom and cover no code. */
export const toolsLook = `
  .code-tools { position: absolute; top: 8px; right: 42px; display: flex; gap: 6px; opacity: 0; transition: opacity 120ms ease-out; }
  [data-language]:is(:hover, :focus-within) > .code-tools { opacity: 1; }
  .code-tools button {
    display: grid; place-items: center; width: 28px; height: 28px;
    border: 1px solid ${color.line}; border-radius: 7px; background: ${color.raised}; color: ${color.inkSoft};
  }
  .code-tools button[hidden] { display: none; }
  .code-tools button:hover { color: ${color.ink}; }
  .code-tools button[aria-pressed='true'] { border-color: ${color.accent}; color: ${color.accent}; }
  @media (hover: none) { .code-tools { inset: auto 8px -14px auto; } }
`;
