import { createElement, type ElementType, type ReactNode } from 'react';

type ElementTuple = readonly [name: string, props: object | null, ...children: ElementData[]];

/** An element as data: a text, or a name with its properties and children. */
type ElementData = string | ElementTuple;

/**
 * Draws an element that comes as data, so that content can never run code. A name is drawn by its component, or is an
 * element of HTML.
 */
export function renderTree(
  node: ElementData,
  components: Readonly<Record<string, ElementType<never>>> = {},
): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  const type = Object.hasOwn(components, name) ? components[name] : name;
  return createElement(
    type as string,
    props,
    ...children.map((child) => renderTree(child, components)),
  );
}
