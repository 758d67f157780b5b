import type { Element, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { decoded } from '../../../model/address/decoded';
import type { TreeNode, TreeProps } from '../../../model/content/tree';
import { componentRule } from '../../../model/content/vocabulary';
import { headingIds } from '../headings/headingIds';
import { code, fact, picture } from '../leaves/leaves';
import { linksIn, noteLink } from '../leaves/noteLink';
import { markdownMarks } from '../markdownMarks';
import type { CompiledBody, Findings } from './compiled';
import {
  isBlank,
  isElement,
  isHeading,
  isJsx,
  lineOf,
  literalAttributes,
  type JsxElement,
  type Parent,
} from './hast';
import { markdownProps } from './markdownProps';
import { refusal } from './refusal';
import { unwrapParagraphs } from './unwrapParagraphs';
import { componentProblems } from './vocabularyCheck';

/**
 * Compiles a page's body from an HTML tree, whichever kind of Markdown it came from. Anything not allowed in content (code, raw
 * HTML, unknown components) is left out and reported as a fault.
 */
export function compileHast(root: Root): CompiledBody {
  unwrapParagraphs(root);
  const headingElements: Element[] = [];
  visit(root, 'element', (element) => {
    if (isHeading(element)) headingElements.push(element);
  });
  const { headings, faults } = headingIds(headingElements);
  const findings: Findings = { links: [], pictures: [], tabs: [], code: [], faults };
  return { tree: children(root, 1, findings), headings, ...findings };
}

// Line breaks in the source separate words within text, but mean nothing between blocks.
const TEXT_PARENTS = new Set([
  'p',
  'li',
  'td',
  'th',
  'a',
  'em',
  'strong',
  'del',
  'code',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

// A picture is a block with a caption, so it cannot be inline.
const INLINE_PARENTS = new Set(['p', 'a', 'em', 'strong', 'del', 'h2', 'h3', 'h4', 'h5', 'h6']);

function children(parent: Parent, line: number, findings: Findings): TreeNode[] {
  // An inline component contains text, too.
  const holdsText = isElement(parent)
    ? TEXT_PARENTS.has(parent.tagName)
    : parent.type === 'mdxJsxTextElement' && !componentRule(parent.name ?? '')?.holds;
  return (parent.children as RootContent[]).flatMap((node): TreeNode[] => {
    if (node.type === 'text') return holdsText || node.value.trim() !== '' ? [node.value] : [];
    if (isBlank(node)) return [];
    return compiledNode(node, parent, lineOf(node, line), findings);
  });
}

/** The compiled node; empty if it is not allowed in content. */
function compiledNode(
  node: RootContent,
  parent: Parent,
  line: number,
  findings: Findings,
): TreeNode[] {
  const refused = refusal(node);
  if (refused) {
    findings.faults.push({ line, message: refused });
    return [];
  }
  const block = isElement(parent) && INLINE_PARENTS.has(parent.tagName) && blockName(node);
  if (block) {
    const message = `${block} is within a line of text. Put it on a line of its own.`;
    findings.faults.push({ line, message });
  }
  if (isJsx(node)) return component(node, parent, line, findings);
  return isElement(node) ? element(node, line, findings) : [];
}

function blockName(node: RootContent): string | undefined {
  if (isElement(node, 'img')) return 'An image';
  const rule = isJsx(node) ? componentRule(node.name ?? '') : undefined;
  return isJsx(node) && rule && !rule.inline ? `<${node.name}>` : undefined;
}

function element(node: Element, line: number, findings: Findings): TreeNode[] {
  const { tagName, properties } = node;
  if (tagName === 'pre') return code(node, line, findings);
  if (tagName === 'img') {
    const { src, alt, title } = properties;
    const caption = title ? { caption: String(title) } : {};
    // Markdown encodes the file name.
    const file = decoded(String(src ?? ''));
    const marks = markdownMarks(String(title ?? ''));
    if (marks !== undefined) {
      const message = `The caption of the picture ${file} is plain text, so readers see the marks in ${marks}. Write it without.`;
      findings.faults.push({ line, message });
    }
    return picture({ src: file, alt: String(alt ?? ''), ...caption }, line, findings);
  }
  const props = markdownProps(node);
  if (!props) {
    findings.faults.push({ line, message: `Raw HTML <${tagName}> is not allowed. Use Markdown.` });
    return [];
  }
  if (tagName === 'a') noteLink(String(properties.href ?? ''), line, findings);
  const inside = children(node, line, findings);
  // Markdown does not nest links, so the inner one comes from a component.
  if (tagName === 'a' && inside.some((child) => linksIn(child).length > 0)) {
    const message =
      'An <Operation> is inside a link, but is a link itself. Move it out of the link.';
    findings.faults.push({ line, message });
  }
  if (
    tagName === 'a' &&
    inside.every((child) => typeof child === 'string' && child.trim() === '')
  ) {
    const message = `The link to ${String(properties.href)} has no words. Write them between [ and ].`;
    findings.faults.push({ line, message });
  }
  // An empty corner of a table is not a header.
  const name = tagName === 'th' && inside.length === 0 ? 'td' : tagName;
  return [[name, given(props), ...inside]];
}

function component(node: JsxElement, parent: Parent, line: number, findings: Findings): TreeNode[] {
  const name = node.name ?? '';
  const problems = componentProblems(node, isJsx(parent) ? (parent.name ?? '') : '');
  findings.faults.push(
    ...problems.map((problem) =>
      typeof problem === 'string' ? { line, message: problem } : problem,
    ),
  );
  // The inside is checked even if the element is refused, so that one run finds all faults.
  const inside = children(node, line, findings);
  if (problems.length > 0) return [];

  const props = literalAttributes(node);
  if (name === 'Figure') return picture(props as { src: string; alt: string }, line, findings);
  if (props.group) findings.tabs.push(...groupedTabs(node, props.group));
  if (props.poster) findings.pictures.push({ src: props.poster, line });
  for (const [key, rule] of Object.entries(componentRule(name)?.attributes ?? {})) {
    if (rule.link && props[key]) noteLink(props[key], line, findings);
  }
  return fact(name, props, line, findings) ?? [[name, given(props), ...inside]];
}

function groupedTabs({ children: tabs }: JsxElement, group: string): Findings['tabs'][number][] {
  return tabs.flatMap((tab) => {
    const { label } = isJsx(tab) ? literalAttributes(tab) : {};
    return label === undefined ? [] : [{ group, label, line: lineOf(tab, 1) }];
  });
}

function given(props: TreeProps): TreeProps | null {
  return Object.keys(props).length > 0 ? props : null;
}
