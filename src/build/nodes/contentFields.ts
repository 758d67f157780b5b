/** What a file becomes in GraphQL. */
export interface ContentFields {
  readonly type: 'Doc' | 'Tutorial' | 'Category' | 'ChangelogEntry';
  /** Drafts exist while authors work, and in no build. */
  readonly draft: boolean;
  /** False when the configuration leaves the file out. */
  readonly published: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
}
