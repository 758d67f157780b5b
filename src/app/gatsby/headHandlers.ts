// Replaces Gatsby's handlers for its Head API, which no page uses: react-helmet manages the head.
const handler = (): void => undefined;

export { handler as headHandlerForBrowser, handler as headHandlerForSSR };
