/** What readers can search, as the fields for it say. */
export const FIELD_NAME = 'Search docs, tutorials and changelog';
