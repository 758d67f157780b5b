import { COPY } from './copyPages';
import { CHOICE } from './feedback/askForFeedback';

const PRESSABLE = 'a, button, summary, input, select';
const MISSED = `${COPY}, ${CHOICE}`;

/** Presses what was pressed last before this code had come, if that is a button that did nothing then, and still there. */
export function pressMissed(clicked: readonly (EventTarget | null)[]): void {
  const last = clicked
    .map((target) =>
      target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : undefined,
    )
    .findLast(Boolean);
  if (last?.isConnected && last.matches(MISSED)) last.click();
}
