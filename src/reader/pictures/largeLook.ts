import { color } from '../../theme/tokens';

/** A picture fills the window as far as its ratio allows; on a phone it may exceed the window and scroll sideways. */
export const largeLook = `
  .large-picture {
    max-width: calc(100% - 16px); max-height: calc(100dvh - 16px);
    padding: 0; overflow: hidden;
    border: 1px solid ${color.line}; border-radius: 12px;
    background: ${color.paper}; color: ${color.ink};
  }
  .large-picture[open] { display: flex; flex-direction: column; }
  .large-picture::backdrop { background: ${color.backdrop}; }
  .large-picture > :first-child { display: flex; align-items: center; gap: 16px; padding: 8px 8px 8px 20px; }
  .large-picture > :first-child p { flex: 1; color: ${color.inkSoft}; font-size: 0.875rem; line-height: 1.25rem; }
  .large-picture > :first-child button {
    display: grid; place-items: center; flex: none; width: 36px; height: 36px;
    border-radius: 8px; color: ${color.inkSoft};
  }
  .large-picture > :first-child button:hover { background: ${color.line}; color: ${color.ink}; }
  .large-picture > :last-child { overflow: auto; overscroll-behavior: contain; padding: 4px 20px 20px; }
  .large-picture > :last-child:focus-visible { outline-offset: -2px; }
  .large-picture img, .large-picture [role='img'] {
    display: block; max-width: var(--most); height: auto; aspect-ratio: var(--ratio); margin-inline: auto;
    width: max(var(--width), min(max(100vw - 58px, 640px), (100dvh - 112px) * var(--ratio)));
  }
`;
