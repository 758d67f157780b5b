declare module 'gatsby-plugin-sharp' {
  /** The data for GatsbyImage and its helpers; writes every size and format to disk. */
  export function generateImageData(options: never): Promise<unknown>;
}
