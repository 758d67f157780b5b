import type { Heading, TreeNode } from '../../../model/content/tree';

/** A part of a body that can be wrong, with its line in the body, starting at 1. */
export interface Placed {
  readonly line: number;
}

/** A mistake in a body; the file is known to the caller. */
export interface BodyFault extends Placed {
  readonly message: string;
}

/** A fenced code block as the author wrote it. */
export interface CodeSource extends Placed {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

/** The compiled body of a page; its pictures are still paths of files. */
export interface CompiledBody {
  readonly tree: readonly TreeNode[];
  readonly headings: readonly Heading[];
  readonly links: readonly (Placed & { readonly href: string })[];
  readonly pictures: readonly (Placed & { readonly src: string })[];
  /** The tabs that switch in groups. */
  readonly tabs: readonly (Placed & { readonly group: string; readonly label: string })[];
  readonly code: readonly CodeSource[];
  readonly faults: readonly BodyFault[];
}

/** Collects the findings of the passes over a body. */
export interface Findings {
  readonly links: (Placed & { href: string })[];
  readonly pictures: (Placed & { src: string })[];
  readonly tabs: (Placed & { group: string; label: string })[];
  readonly code: CodeSource[];
  readonly faults: BodyFault[];
}
