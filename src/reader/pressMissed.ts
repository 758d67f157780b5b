import { COPY } from './copyPages';
import { CHOICE } from './feedback/askForFeedback';

const MISSED = `${COPY}, ${CHOICE}`;

/** Of what was clicked before this code had come, presses the last button that did nothing then, if its page is still there. */
export function pressMissed(clicked: readonly (EventTarget | null)[]): void {
  const buttons = clicked.map((target) =>
    target instanceof Element ? target.closest<HTMLElement>(MISSED) : null,
  );
  const last = buttons.filter((button) => button !== null).at(-1);
  if (last?.isConnected) last.click();
}
