import { useCallback, useEffect, useReducer, useState } from 'react';
import { loadNavigation } from '../data/loadNavigation';
import { trail, type SidebarNode } from '../model/navigation';
import { keepEntries, withEntries } from './sidebarEntries';

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

/** Whether a category is open, and the page on which the reader chose so: by its button, or by coming to the page. */
interface Choice {
  readonly open: boolean;
  readonly madeOn: string;
}

type Choices = Readonly<Record<string, Choice>>;

// What the reader chose is found again after pages without the sidebar.
let kept: Choices = {};

/**
 * What a sidebar shows: the branch that came with the page, with what is known of the rest. Categories on the way to a page
 * are open unless the reader closes them there, and stay so on the pages that follow: none opens or closes another.
 */
export function useSidebar(id: string, branch: readonly SidebarNode[], path: string): SidebarState {
  const [missing, setMissing] = useState<SidebarState['missing']>();
  const [chosen, choose] = useReducer(
    (choices: Choices, [paths, open]: [paths: readonly string[], open: boolean]) => ({
      ...choices,
      ...Object.fromEntries(paths.map((node) => [node, { open, madeOn: path }])),
    }),
    kept,
  );
  useEffect(() => {
    kept = chosen;
    keepEntries(branch);
  }, [chosen, branch]);
  const nodes = withEntries(branch);
  // A category that was closed opens again when the reader comes to another page in it.
  const reached = trail(nodes, path).filter((node) => chosen[node.path]?.madeOn !== path);
  if (reached.length > 0) choose([reached.map((node) => node.path), true]);

  const load = useCallback(() => {
    loadNavigation().then(
      (sidebars) => {
        keepEntries(sidebars[id]);
        setMissing(undefined);
      },
      // Told only to readers who wait for it: the categories are still links to their pages.
      () => setMissing((now) => now && 'failed'),
    );
  }, [id]);

  const setOpen = useCallback(
    (node: string, open: boolean) => {
      setMissing('loading');
      load();
      choose([[node], open]);
    },
    [load],
  );

  const isOpen = (node: SidebarNode) => chosen[node.path]?.open === true;
  return { nodes, missing, isOpen, setOpen, load };
}
