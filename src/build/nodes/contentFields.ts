/** The GraphQL node that a content file becomes. */
export interface ContentFields {
  readonly type: 'Doc' | 'Tutorial' | 'Category' | 'ChangelogEntry';
  /** Drafts are shown by the development server but left out of builds. */
  readonly draft: boolean;
  /** False when the configuration leaves the file out. */
  readonly published: boolean;
  readonly fields: { readonly path: string; readonly source: string } & Readonly<
    Record<string, unknown>
  >;
}
