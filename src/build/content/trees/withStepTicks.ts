import GithubSlugger from 'github-slugger';
import {
  treeText,
  type Heading,
  type TreeElement,
  type TreeNode,
} from '../../../model/content/tree';
import { firstBold } from './firstBold';

/**
 * Gives each step of a tutorial a checkbox, which the reader's browser remembers, and an id. The id is made of the first bold
 * words, so that it survives the insertion of steps before it.
 */
export function withStepTicks(tree: readonly TreeNode[], headings: readonly Heading[]): TreeNode[] {
  const slugger = new GithubSlugger();
  headings.forEach(({ id }) => slugger.slug(id));

  const visit = (node: TreeNode): TreeNode => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    const inside = children.map(visit);
    return [name, props, ...(name === 'Steps' ? inside.map(withTicks) : inside)];
  };
  const withTicks = (list: TreeNode): TreeNode => {
    if (typeof list === 'string') return list;
    const [name, props, ...items] = list;
    const first = Number(props?.start ?? 1);
    return [name, props, ...items.map((item, index) => step(item, first + index))];
  };
  const step = (item: TreeNode, number: number): TreeNode => {
    if (typeof item === 'string') return item;
    const [name, props, ...children] = item;
    const lead = leadOf(item);
    const id = slugger.slug(`step ${lead}`);
    return [name, { ...props, id }, ...withFirst(tick(`Step ${number} done: ${lead}`), children)];
  };
  return tree.map(visit);
}

function tick(name: string): TreeElement {
  const box = { type: 'checkbox', name: 'step', 'aria-label': name };
  return ['label', { className: 'step-tick needs-js' }, ['input', box]];
}

/** Puts the box in the first line of a step, which may be a paragraph. */
function withFirst(box: TreeNode, children: readonly TreeNode[]): TreeNode[] {
  const [first, ...rest] = children.filter((child) => child !== '\n');
  if (first === undefined || typeof first === 'string' || first[0] !== 'p')
    return [box, ...children];
  const [name, props, ...line] = first;
  return [[name, props, box, ...line], ...rest];
}

/** The name of a step: the bold words it starts with, else its first line. */
function leadOf(item: TreeElement): string {
  const [line = ''] = treeText(item).trim().split('\n');
  return firstBold(item) || line.replace(/[.,:;]$/, '');
}
