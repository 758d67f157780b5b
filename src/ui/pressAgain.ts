const PRESSABLE = 'a, button, summary, input, select, [role="tab"]';
/** In milliseconds: a press from longer ago is not repeated, since the reader no longer waits for it. */
const PATIENCE = 10_000;

/**
 * Repeats the reader's last press if it was on an element that did nothing yet because its code had not arrived
 * (`unanswered`) and that is still on the page. If they have pressed something else since, nothing is repeated.
 */
export function pressAgain(clicks: readonly Event[], unanswered: string): void {
  const last = clicks
    .filter(({ timeStamp }) => performance.now() - timeStamp < PATIENCE)
    .map(({ target }) =>
      target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : undefined,
    )
    .findLast(Boolean);
  if (last?.isConnected && last.matches(unanswered)) last.click();
}
