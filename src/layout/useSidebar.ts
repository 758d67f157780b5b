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

/** What the reader did with a category, and the page on which. */
interface Choice {
  readonly open: boolean;
  readonly madeOn: string;
}

/**
 * What a sidebar shows: the branch that came with the page until the whole tree has been fetched. Categories on the way
 * to the page are open unless the reader closed them there; opening one closes no other.
 */
export function useSidebar(
  id: string,
  branch: readonly NavigationNode[],
  path: string,
): SidebarState {
  const [whole, setWhole] = useState<readonly NavigationNode[]>();
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const nodes = whole ?? branch;
  const onTheWay = new Set(trail(nodes, path).map((node) => node.path));

  const load = useCallback(() => {
    loadNavigation().then(
      (sidebars) => setWhole(sidebars[id]),
      // Without it the categories are still links to their pages.
      () => undefined,
    );
  }, [id]);

  const isOpen = (node: NavigationNode) => {
    const choice = chosen[node.path];
    // A category that was closed opens again when the reader comes to another page in it.
    if (!choice || (choice.madeOn !== path && onTheWay.has(node.path)))
      return onTheWay.has(node.path);
    return choice.open;
  };
  return {
    nodes,
    isOpen,
    load,
    toggle(node) {
      load();
      setChosen({ ...chosen, [node.path]: { open: !isOpen(node), madeOn: path } });
    },
  };
}
