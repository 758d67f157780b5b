/** The headings that the items of an entry stand under. */
export const CHANGE_KINDS = ['New', 'Improved', 'Fixed'] as const;

/** What an item does to the product, by the heading that it stands under. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** True for the heading of a kind of change, letter by letter. */
export function isChangeKind(heading: string): heading is ChangeKind {
  return (CHANGE_KINDS as readonly string[]).includes(heading);
}

/** One change that an entry tells of: a heading below its kind, or a bullet. */
export interface ChangelogItem {
  readonly kind: ChangeKind;
  /** Id of the element on the page of the entry. */
  readonly id: string;
  /** The heading, or the first sentence of the bullet. */
  readonly text: string;
}
