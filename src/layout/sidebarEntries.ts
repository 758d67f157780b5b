import type { SidebarNode } from '../model/navigation';

type Nodes = readonly SidebarNode[];

// What stands below categories, by their addresses. It is kept for the visit.
const known: Record<string, Nodes | undefined> = {};

/** Keeps what a tree has below its categories; the branch of a page leaves most of them empty. */
export function keepEntries(nodes: Nodes = []): void {
  for (const { path, children } of nodes) {
    if (!children?.length) continue;
    known[path] = children;
    keepEntries(children);
  }
}

/** The branch of a page with all that was kept below the categories that are empty in it. */
export function withEntries(nodes: Nodes): Nodes {
  return nodes.map((node) => {
    const { path, children } = node;
    return children
      ? { ...node, children: withEntries(children.length ? children : (known[path] ?? [])) }
      : node;
  });
}
