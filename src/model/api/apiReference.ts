import type { ApiMethod } from './apiContract';

/** An anchor on the reference page. */
interface ReferencePlace {
  readonly title: string;
  /** Id of its element. */
  readonly anchor: string;
}

/** An operation in the menu of the reference. */
interface ReferenceOperation extends ReferencePlace {
  readonly method: ApiMethod;
}

/** The menu of the reference: chapters about the API as a whole, then the operations grouped by subject. */
export interface ReferenceMenu {
  readonly chapters: readonly ReferencePlace[];
  readonly groups: readonly (ReferencePlace & {
    readonly operations: readonly ReferenceOperation[];
  })[];
}

/** The kind of docs page that shows the API contract below its text. */
export const API_REFERENCE = 'api-reference';

/** The anchors in page order, as element ids. */
export function anchorsOf({ chapters, groups }: ReferenceMenu): string[] {
  return [...chapters, ...groups.flatMap((group) => [group, ...group.operations])].map(
    ({ anchor }) => anchor,
  );
}
