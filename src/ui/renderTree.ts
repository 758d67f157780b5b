import { createElement, type ElementType, type ReactNode } from 'react';

type ElementTuple = readonly [name: string, props: object | null, ...children: ElementData[]];

/** An element as data: text, or a name with its props and children. */
type ElementData = string | ElementTuple;

type Components = Readonly<Record<string, ElementType<never>>>;

/**
 * Renders an element from data, so that content can never run code. A name maps to its component, or else to an HTML
 * element.
 */
export function renderTree(node: ElementData, components: Components = {}): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  const type = Object.hasOwn(components, name) ? components[name] : name;
  return createElement(type as string, props, ...renderTrees(children, components));
}

/** Renders several elements, to be spread as children: they have no keys. */
export function renderTrees(nodes: readonly ElementData[], components: Components): ReactNode[] {
  return nodes.map((node) => renderTree(node, components));
}
