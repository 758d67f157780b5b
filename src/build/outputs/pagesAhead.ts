import type { CreatePagesArgs } from 'gatsby';
import { rendererBuilt } from '../rendererBuilt';
import { pagesForMachines, type PagesForMachines } from './pagesForMachines';

let begun: Promise<PagesForMachines>;

/** Makes the pages for machines as soon as the renderer of the HTML is built, while other processes render. */
export function beginPages(graphql: CreatePagesArgs['graphql']): void {
  begun = rendererBuilt.then(() => pagesForMachines(graphql));
  // What keeps them from being made is told to who asks for them.
  begun.catch(() => undefined);
}

/** The pages that `beginPages` has begun. */
export function pagesBegun(): Promise<PagesForMachines> {
  return begun;
}
