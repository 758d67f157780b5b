import { createElement, type ReactNode } from 'react';
import type { TreeNode } from '../model/tree';
import { components } from './components';
import { Prose } from './Prose';

/** A page's body, rendered from data. */
export function ContentTree({ tree }: { tree: readonly TreeNode[] }) {
  return createElement(Prose, null, ...tree.map(rendered));
}

function rendered(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  const type = Object.hasOwn(components, name) ? components[name] : name;
  return createElement(type as string, props, ...children.map(rendered));
}
