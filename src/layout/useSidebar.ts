import { useCallback, useEffect, useReducer, useState } from 'react';
import { loadNavigation } from '../data/loadNavigation';
import { trail, type SidebarNode } from '../model/navigation/navigation';
import { keepEntries, withEntries } from './sidebarEntries';

export interface SidebarState {
  readonly nodes: readonly SidebarNode[];
  /** State of the entries that an opened category lacks. */
  readonly missing?: 'loading' | 'failed';
  readonly isOpen: (node: SidebarNode) => boolean;
  /** Expands or collapses a category, by its address. The function is stable across pages. */
  readonly setOpen: (path: string, open: boolean) => void;
  /** Fetches the entries that are still missing; call it when the reader approaches the sidebar. */
  readonly load: () => void;
}

/**
 * Whether a category is open, and the page on which the reader chose that: with its button, or by visiting the page.
 */
interface Choice {
  readonly open: boolean;
  readonly madeOn: string;
}

type Choices = Readonly<Record<string, Choice>>;

// Restores the reader's choices after visiting pages without the sidebar.
let kept: Choices = {};

/**
 * The state of a sidebar: the branch that came with the page, plus what has been loaded of the rest. Categories that
 * contain the page are open unless the reader closes them there, and stay open on later pages; no category opens or
 * closes another.
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
  // A closed category opens again when the reader visits another page in it.
  const reached = trail(nodes, path).filter((node) => chosen[node.path]?.madeOn !== path);
  if (reached.length > 0) choose([reached.map((node) => node.path), true]);

  const load = useCallback(() => {
    loadNavigation().then(
      (sidebars) => {
        keepEntries(sidebars[id]);
        setMissing(undefined);
      },
      // Shown only to readers who are waiting: the categories are still links to their pages.
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
