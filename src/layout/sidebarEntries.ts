import type { SidebarNode } from '../model/navigation/navigation';

type Nodes = readonly SidebarNode[];

// The entries below each category, by its address. Kept for the visit.
const known: Record<string, Nodes | undefined> = {};

/** Stores the entries below a tree's categories; most categories in a page's own branch come empty. */
export function keepEntries(nodes: Nodes = []): void {
  for (const { path, children } of nodes) {
    if (!children?.length) continue;
    known[path] = children;
    keepEntries(children);
  }
}

/** A page's branch, with its empty categories filled from the stored entries. */
export function withEntries(nodes: Nodes): Nodes {
  return nodes.map((node) => {
    const { path, children } = node;
    return children
      ? { ...node, children: withEntries(children.length ? children : (known[path] ?? [])) }
      : node;
  });
}
