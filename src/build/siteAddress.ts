/** Matches addresses of this site: they begin with exactly one slash. `//` and `/\` lead browsers to another site. */
export const SITE_ADDRESS = /^\/(?![/\\])/;
