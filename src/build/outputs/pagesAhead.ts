import type { CreatePagesArgs } from 'gatsby';
import { pagesForMachines, type PagesForMachines } from './pagesForMachines';

let begun: Promise<PagesForMachines> | undefined;

/** Makes the pages for machines as soon as others do the work of the build. */
export function beginPages(
  graphql: CreatePagesArgs['graphql'],
  othersWork: Promise<unknown>,
): void {
  othersWork
    .then(() => pagesBegun(graphql))
    // What keeps them from being made is told to who asks for them.
    .catch(() => undefined);
}

/** The pages that `beginPages` has begun, or that it would have. */
export function pagesBegun(graphql: CreatePagesArgs['graphql']): Promise<PagesForMachines> {
  begun ??= pagesForMachines(graphql);
  return begun;
}
