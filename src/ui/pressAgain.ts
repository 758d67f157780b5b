const PRESSABLE = 'a, button, summary, input, select, [role="tab"]';
/** In milliseconds: an older click is not repeated, since the reader is no longer waiting for it. */
const PATIENCE = 10_000;

/**
 * Repeats the reader's last click if it was on an element that did nothing yet because its code had not loaded
 * (`unanswered`) and that is still on the page. If they have clicked something else since, nothing is repeated.
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
