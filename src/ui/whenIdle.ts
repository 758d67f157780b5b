/** Calls `act` when the page is at rest; Safari, which does not tell of that, calls it next. */
export function whenIdle(act: () => void): void {
  (window.requestIdleCallback || setTimeout)(act);
}
