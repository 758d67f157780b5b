/** The file in which `npm start` records the sources that `public` was built from. */
export const BUILT_SOURCES_FILE = '.cache/built-sources';
