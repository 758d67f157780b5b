/** Stands in for Gatsby's handler of its Head API, which no page uses: react-helmet keeps the heads. */
export function headHandlerForBrowser(): void {
  // Nothing to do.
}
