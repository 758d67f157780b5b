/** The parts of Gatsby that components use, without a site around them. */
export const graphql = (): undefined => undefined;
