const PRESSABLE = 'a, button, summary, input, select, [role="tab"]';
/** In milliseconds: longer ago, readers have given up what they pressed. */
const PATIENCE = 10_000;

/**
 * Presses what was pressed last while its code was on its way, if it is still there and one of those that did nothing
 * then. Who has gone on to something else is not taken back.
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
