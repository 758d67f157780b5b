/** Label and placeholder of every search field. */
export const FIELD_NAME = 'Search docs, tutorials and changelog';
