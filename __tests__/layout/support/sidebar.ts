import { act, renderHook } from '@testing-library/react';
import { useSidebar } from '../../../src/layout/useSidebar';
import type { NavigationNode } from '../../../src/model/navigation/navigation';
import type { NavigationFile } from '../../../src/model/navigation/navigationFile';

// Loaded entries and open categories are kept for the visit: each test gets a fresh module.
let visit = 0;
const at = (name: string) => `/docs/${visit}/${name}`;
export const page = (name: string, children?: NavigationNode[]): NavigationNode => ({
  title: name,
  path: at(name),
  description: '',
  children,
});

/** The branch that comes with a page, and the whole tree. */
export const trees: { branch: NavigationNode[]; whole: NavigationNode[] } = {
  branch: [],
  whole: [],
};

/** The mocked fetch. */
export const file = (): NavigationFile => ({ [`docs${visit}`]: trees.whole });

/** Starts a visit on which nothing has been opened. */
export function beginVisit(): void {
  visit += 1;
  trees.branch = [page('cells', [page('sql')]), page('api', []), page('share', [])];
  trees.whole = [page('cells', [page('sql')]), page('api', [page('tokens')]), page('share', [])];
}

/** Renders the sidebar of a page, with helpers for what a reader does with it. */
export function sidebar(first = 'sql', id = `docs${visit}`) {
  const { result, rerender, unmount } = renderHook(
    ({ path, branch }) => useSidebar(id, branch, path),
    { initialProps: { path: at(first), branch: trees.branch } },
  );
  const node = (title: string) => result.current.nodes.find((entry) => entry.title === title)!;
  return {
    nodes: () => result.current.nodes,
    goTo: (name: string) => rerender({ path: at(name), branch: trees.branch }),
    leave: unmount,
    isOpen: (title: string) => result.current.isOpen(node(title)),
    // The tree has loaded before anything else is checked.
    load: () => act(() => Promise.resolve(result.current.load())),
    open: (title: string, open = true) =>
      act(() => Promise.resolve(result.current.setOpen(node(title).path, open))),
    current: () => result.current,
  };
}
