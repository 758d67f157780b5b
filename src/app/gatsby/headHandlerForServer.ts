/** Replaces Gatsby's handler for its Head API, which no page uses: react-helmet manages the head. */
export function headHandlerForSSR(): void {
  // Nothing to do.
}
