/** The headings by which an entry groups its items. */
export const CHANGE_KINDS = ['New', 'Improved', 'Fixed'] as const;

/** The kind of change that an item makes, from the heading above it. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** True for the exact heading of a kind of change. */
export function isChangeKind(heading: string): heading is ChangeKind {
  return (CHANGE_KINDS as readonly string[]).includes(heading);
}

/** One change within an entry: a heading below its kind, or a bullet. */
export interface ChangelogItem {
  readonly kind: ChangeKind;
  /** Id of its element on the entry's page. */
  readonly id: string;
  /** The heading, or the first sentence of the bullet. */
  readonly text: string;
}
