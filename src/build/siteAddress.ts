/**
 * Matches addresses of this site: they begin with exactly one slash. `//` and `/\` lead browsers to another site, also with
 * tabs or line breaks in between (URL Standard, URL parsing).
 */
export const SITE_ADDRESS = /^\/(?![\t\n\r]*[/\\])/;
