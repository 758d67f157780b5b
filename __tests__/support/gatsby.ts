/** Mocks the parts of Gatsby that components use. */
export const graphql = (): undefined => undefined;
