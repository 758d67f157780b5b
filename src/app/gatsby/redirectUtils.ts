/** In place of Gatsby's redirects in the browser, of which there are none: the hosts lead old addresses on. */
export const maybeGetBrowserRedirect = (): undefined => undefined;
