import type { RootContent } from 'hast';
import { repeated } from '../../repeated';
import type { BodyFault } from './compiled';
import { isElement, isJsx, lineOf, literalAttributes } from './hast';

/** A problem with a component, with a line if it is not that of the component. */
export type Problem = string | BodyFault;

/** The problems with what a component contains that holds only one list, or only components called `held`. */
export function heldProblems(
  name: string,
  held: string,
  children: readonly RootContent[],
): Problem[] {
  const fits = /^[ou]l$/.test(held) ? children.length === 1 : children.length > 0;
  if (fits && children.every((child) => nameOf(child) === held))
    return held === 'Tab' ? tabProblems(children) : [];
  const stray = held === 'ol' && strayLine(children);
  if (stray) {
    const message =
      'A line of a step is not indented. Indent everything that belongs to a step by three spaces.';
    return [{ line: stray, message }];
  }
  return [otherContent(name, held, children)];
}

/** The lists that components hold, what they are called, and the problem with one of the other sort. */
const LISTS: Readonly<Record<string, { wanted: string; other: string; problem: string }>> = {
  ol: {
    wanted: 'numbered list',
    other: 'ul',
    problem: 'has bullets. Number its items: 1., 2., …',
  },
  ul: {
    wanted: 'bulleted list',
    other: 'ol',
    problem: 'has numbers. Begin its items with dashes instead.',
  },
};

/** The message for a component that holds nothing of what it should, or something besides. */
function otherContent(name: string, held: string, children: readonly RootContent[]): string {
  const has = (wanted: string) => children.some((child) => nameOf(child) === wanted);
  const list = LISTS[held];
  const isWithout = list ? !has(held) : children.length === 0;
  if (list && isWithout && has(list.other)) return `The list in <${name}> ${list.problem}`;
  if (isWithout) {
    const [missing, it] = list ? [list.wanted, 'one'] : [`<${held}> components`, 'them'];
    return `<${name}> contains no ${missing}. Write ${it}, or remove <${name}> and </${name}>.`;
  }
  const wanted = list ? `one ${list.wanted}` : `<${held}> components`;
  return `<${name}> contains something other than ${wanted}. Put the rest outside it.`;
}

/** The line of the first node that splits a list in two because it is not indented as part of the step above it. */
function strayLine(children: readonly RootContent[]): number | undefined {
  const isList = (child: RootContent) => isElement(child, 'ol');
  const first = children.findIndex(isList);
  const last = children.findLastIndex(isList);
  const stray = children.slice(first, last).find((child) => !isList(child));
  return stray && lineOf(stray, 1);
}

/** Tabs are alternatives, identified by their labels. */
function tabProblems(tabs: readonly RootContent[]): string[] {
  if (tabs.length === 1) {
    return ['<Tabs> has only one tab. Add the alternatives, or write its content without tabs.'];
  }
  const labels = tabs.flatMap((tab) => (isJsx(tab) ? (literalAttributes(tab).label ?? []) : []));
  return repeated(labels).map((label) => `<Tabs> has two tabs called "${label}". Rename one.`);
}

function nameOf(node: RootContent): string | null | undefined {
  return isJsx(node) ? node.name : isElement(node) ? node.tagName : undefined;
}
