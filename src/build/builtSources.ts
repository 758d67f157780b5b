/** The file in which `npm start` notes which sources `public` was made from. */
export const BUILT_SOURCES_FILE = '.cache/built-sources';
