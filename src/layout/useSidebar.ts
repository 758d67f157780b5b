import { useCallback, useEffect, useReducer, useState } from 'react';
import { trail, type SidebarNode } from '../model/navigation';
import { loadNavigation } from '../data/loadNavigation';

export interface SidebarState {
  readonly nodes: readonly SidebarNode[];
  /** What became of the content that an opened category lacks. */
  readonly missing?: 'loading' | 'failed';
  readonly isOpen: (node: SidebarNode) => boolean;
  /** Opens or closes a category, by its address. It stays the same function, whatever the page. */
  readonly setOpen: (path: string, open: boolean) => void;
  /** Fetches what is still folded away; call it when the reader comes near. */
  readonly load: () => void;
}

/** What the reader did with a category, and the page on which. */
interface Choice {
  readonly open: boolean;
  readonly madeOn: string;
}

type Choices = Readonly<Record<string, Choice>>;

type Tree = readonly SidebarNode[];

// What a sidebar shows when it is drawn again on this visit, after pages without it: the trees that came, and the choices.
const trees: Record<string, Tree | undefined> = {};
let kept: Choices = {};

/**
 * What a sidebar shows: the branch that came with the page until the whole tree has been fetched. Categories on the way
 * to the page are open unless the reader closed them there; opening one closes no other.
 */
export function useSidebar(id: string, branch: readonly SidebarNode[], path: string): SidebarState {
  const [whole, setWhole] = useState<Tree | 'loading' | 'failed' | undefined>(trees[id]);
  const [chosen, choose] = useReducer(
    (choices: Choices, [node, open]: [path: string, open: boolean]) => ({
      ...choices,
      [node]: { open, madeOn: path },
    }),
    kept,
  );
  useEffect(() => {
    kept = chosen;
  }, [chosen]);
  const nodes = typeof whole === 'object' ? whole : branch;
  const onTheWay = new Set(trail(nodes, path).map((node) => node.path));

  const load = useCallback(() => {
    loadNavigation().then(
      (sidebars) => setWhole((trees[id] = sidebars[id])),
      // Told only to readers who wait for it: the categories are still links to their pages.
      () => setWhole((now) => (now === 'loading' ? 'failed' : now)),
    );
  }, [id]);

  const setOpen = useCallback(
    (node: string, open: boolean) => {
      setWhole((now) => (typeof now === 'object' ? now : 'loading'));
      load();
      choose([node, open]);
    },
    [load],
  );

  const isOpen = (node: SidebarNode) => {
    const choice = chosen[node.path];
    // A category that was closed opens again when the reader comes to another page in it.
    if (!choice || (choice.madeOn !== path && onTheWay.has(node.path)))
      return onTheWay.has(node.path);
    return choice.open;
  };
  return { nodes, missing: typeof whole === 'object' ? undefined : whole, isOpen, setOpen, load };
}
