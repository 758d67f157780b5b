/** What an address of this site begins with: one slash. Browsers leave the site at `//`, and at a slash with a backslash. */
export const SITE_ADDRESS = /^\/(?![/\\])/;
