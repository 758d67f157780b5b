/** Calls `act` when the page is idle; Safari, which lacks `requestIdleCallback`, calls it in the next task. */
export function whenIdle(act: () => void): void {
  (window.requestIdleCallback || setTimeout)(act);
}
