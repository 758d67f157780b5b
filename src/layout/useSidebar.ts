import { useCallback, useState } from 'react';
import { trail, type NavigationNode } from '../model/navigation';
import { loadNavigation } from '../data/loadNavigation';

export interface SidebarState {
  readonly nodes: readonly NavigationNode[];
  readonly isOpen: (node: NavigationNode) => boolean;
  readonly toggle: (node: NavigationNode) => void;
  /** Fetches what is still folded away; call it when the reader comes near. */
  readonly load: () => void;
}

/**
 * What a sidebar shows: the branch that came with the page until the whole tree has been fetched. Categories on the way
 * to the page are open unless the reader closed them; opening one closes no other.
 */
export function useSidebar(
  id: string,
  branch: readonly NavigationNode[],
  path: string,
): SidebarState {
  const [whole, setWhole] = useState<readonly NavigationNode[]>();
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const nodes = whole ?? branch;
  const onTheWay = new Set(trail(nodes, path).map((node) => node.path));

  const load = useCallback(() => {
    loadNavigation().then(
      (sidebars) => setWhole(sidebars[id]),
      // Without it the categories are still links to their pages.
      () => undefined,
    );
  }, [id]);

  const isOpen = (node: NavigationNode) => chosen[node.path] ?? onTheWay.has(node.path);
  return {
    nodes,
    isOpen,
    load,
    toggle(node) {
      load();
      setChosen({ ...chosen, [node.path]: !isOpen(node) });
    },
  };
}
