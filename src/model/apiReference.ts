import type { ApiMethod } from './apiContract';

/** A place on the page of the reference. */
interface ReferencePlace {
  readonly title: string;
  /** Id of its element. */
  readonly anchor: string;
}

/** An operation in the menu of the reference. */
interface ReferenceOperation extends ReferencePlace {
  readonly method: ApiMethod;
}

/** What the menu of the reference leads to: chapters about all calls, then the operations by what they are about. */
export interface ReferenceMenu {
  readonly chapters: readonly ReferencePlace[];
  readonly groups: readonly (ReferencePlace & {
    readonly operations: readonly ReferenceOperation[];
  })[];
}

/** The kind of a page of the docs that shows the contract of the API below its text. */
export const API_REFERENCE = 'api-reference';

/** The places in the order of the page, as ids of its elements. */
export function anchorsOf({ chapters, groups }: ReferenceMenu): string[] {
  return [...chapters, ...groups.flatMap((group) => [group, ...group.operations])].map(
    ({ anchor }) => anchor,
  );
}
