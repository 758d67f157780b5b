/** The minimum needed to link to a page. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
}
