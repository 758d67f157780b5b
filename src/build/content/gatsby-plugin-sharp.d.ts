declare module 'gatsby-plugin-sharp' {
  /** What GatsbyImage and its helpers show, with every size and format written to disk. */
  export function generateImageData(options: never): Promise<unknown>;
}
