import type { Node } from 'mdast';

/** The line of the body on which a node begins, from 1. */
export const lineOf = ({ position }: Node): number => position?.start.line ?? 1;

/** The offset in the body at which a node begins. */
export const startOf = ({ position }: Node): number => position?.start.offset ?? 0;

/** The offset in the body at which a node ends. */
export const endOf = ({ position }: Node): number => position?.end.offset ?? 0;

/** A node as it is written in the body `text`. */
export const sourceOf = (node: Node, text: string): string =>
  text.slice(startOf(node), endOf(node));
