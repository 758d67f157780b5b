/** The least that is needed to lead to a page. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
}
