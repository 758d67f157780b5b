import { createElement } from 'react';
import type { TreeNode } from '../model/content/tree';
import { renderTrees } from '../ui/renderTree';
import { components } from './components';
import { Prose } from './Prose';

/** A page's body, rendered from its data tree. */
export function ContentTree({ tree }: { tree: readonly TreeNode[] }) {
  return createElement(Prose, null, ...renderTrees(tree, components));
}
