/** Replaces Gatsby's client-side redirects, of which there are none: the hosts redirect old addresses. */
export const maybeGetBrowserRedirect = (): undefined => undefined;
