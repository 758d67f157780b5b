import type { Element, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { nearestWord } from '../../../model/nearest';
import { componentRule, vocabulary, type ComponentRule } from '../../../model/content/vocabulary';
import { markdownMarks } from '../markdownMarks';
import { playerProblem } from '../playerProblem';
import type { BodyFault } from './compiled';
import { foreignComponent, foreignElement } from './foreignNames';
import { isBlank, isElement, isHeading, isJsx, lineOf, type JsxElement } from './hast';

/** A problem with a component, with a line if it is not that of the component. */
type Problem = string | BodyFault;

/**
 * The problems with a component as its author wrote it: a message for each unknown, missing or invalid attribute, and for a
 * wrong place or content. Empty if there are none.
 */
export function componentProblems(node: JsxElement, parent: string): Problem[] {
  const name = node.name ?? '';
  const rule = componentRule(name);
  if (!rule) return [unknownComponent(name)];
  return [...attributeProblems(name, rule, node), ...placeProblems(name, rule, node, parent)];
}

/** The attributes with plain text values, by name. */
export function literalAttributes(node: JsxElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** The message for a tag that is not in the vocabulary. */
export function unknownComponent(name: string): string {
  if (/^[a-z]/.test(name)) return rawHtmlProblem(name);
  const meant = nearestWord(name, Object.keys(vocabulary));
  const remedy =
    foreignComponent(name) ??
    (meant
      ? `Did you mean <${meant}>?`
      : 'Use one of those in content/README.md, or put a literal < in backticks.');
  return `The component <${name}> is unknown. ${remedy}`;
}

/** The message for an HTML tag in content. */
export function rawHtmlProblem(name: string): string {
  const meant = Object.keys(vocabulary).find((known) => known.toLowerCase() === name);
  const remedy = meant
    ? `Write <${meant}>.`
    : (foreignElement(name) ?? 'Use Markdown or a component from content/README.md.');
  return `Raw HTML <${name}> is not allowed. ${remedy}`;
}

function attributeProblems(name: string, rule: ComponentRule, node: JsxElement): string[] {
  const written = new Set<string>();
  const problems = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [`<${name}> spreads an {expression}. Write the attributes one by one.`];
    }
    if (written.has(attribute.name)) {
      return [`<${name}> has the attribute "${attribute.name}" twice. Keep one of them.`];
    }
    written.add(attribute.name);
    return attributeProblem(name, rule, attribute.name, attribute.value);
  });
  const missing = Object.keys(rule.attributes).filter(
    (key) => rule.attributes[key]?.required && !written.has(key),
  );
  return [...problems, ...missing.map((key) => `<${name}> needs the attribute "${key}". Add it.`)];
}

function attributeProblem(
  name: string,
  rule: ComponentRule,
  key: string,
  value: unknown,
): string[] {
  if (/^on[a-z]/i.test(key)) {
    return [`<${name}> has the event attribute "${key}". Content cannot run code; remove it.`];
  }
  const expected = Object.hasOwn(rule.attributes, key) ? rule.attributes[key] : undefined;
  if (!expected) {
    const known = Object.keys(rule.attributes);
    const remedy = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes none.';
    return [`<${name}> has no attribute "${key}". ${remedy}`];
  }
  if (typeof value !== 'string') {
    return [`The attribute "${key}" of <${name}> is not plain text. Write ${key}="…".`];
  }
  if (value.trim() === '') {
    return [`The attribute "${key}" of <${name}> is empty. Fill it in.`];
  }
  const problem = expected.player ? playerProblem(value) : undefined;
  if (problem) return [problem];
  const marks = markdownMarks(value);
  if (marks !== undefined) {
    return [
      `The attribute "${key}" of <${name}> is plain text, so readers see the marks in ${marks}. Write it without.`,
    ];
  }
  if (expected.oneOf && !expected.oneOf.includes(value)) {
    return [`"${value}" is not a ${key} of <${name}>. Use one of ${expected.oneOf.join(', ')}.`];
  }
  return [];
}

function placeProblems(
  name: string,
  rule: ComponentRule,
  node: JsxElement,
  parent: string,
): Problem[] {
  if (rule.inside && parent !== rule.inside) {
    return [`<${name}> is outside <${rule.inside}>. Put it directly inside one.`];
  }
  return contentProblems(name, rule, node);
}

function contentProblems(name: string, rule: ComponentRule, node: JsxElement): Problem[] {
  const children = node.children.filter((child) => !isBlank(child));
  if (!rule.empty && !rule.holds && children.length === 0) {
    return [`<${name}> is empty. Write what it shows between <${name}> and </${name}>.`];
  }
  if (rule.empty && children.length > 0) {
    return [`<${name}> has content that is not shown. Close it with /> and put the rest below it.`];
  }
  // Even a comment splits the text in two.
  if (rule.text && node.children.some((child) => child.type !== 'text')) {
    return [
      `<${name}> contains something other than plain text. Write it like <${name}>Ctrl+K</${name}>.`,
    ];
  }
  const heading = rule.folds && headingIn(node);
  if (heading) {
    const text = toString(heading).replace(/\s*\n\s*/g, ' ');
    return [
      `<${name}> contains the heading "${text}", which cannot be seen while it is closed. Put it outside, or write it in bold.`,
    ];
  }
  return rule.holds ? heldProblems(name, rule.holds, children) : [];
}

function heldProblems(name: string, held: string, children: readonly RootContent[]): Problem[] {
  const fits = /^[ou]l$/.test(held) ? children.length === 1 : children.length > 0;
  if (fits && children.every((child) => nameOf(child) === held))
    return held === 'Tab' ? tabProblems(children) : [];
  const stray = held === 'ol' && strayLine(children);
  if (stray) {
    const message =
      'A line of a step is not indented. Indent everything that belongs to a step by three spaces.';
    return [{ line: stray, message }];
  }
  const wanted =
    { ol: 'one numbered list', ul: 'one bulleted list' }[held] ?? `<${held}> components`;
  return [`<${name}> contains something other than ${wanted}. Put the rest outside it.`];
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
  const twins = labels.filter((label, index) => labels.indexOf(label) !== index);
  return [...new Set(twins)].map((label) => `<Tabs> has two tabs called "${label}". Rename one.`);
}

function headingIn(node: JsxElement): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element: Element) => {
    if (!isHeading(element)) return CONTINUE;
    found = element;
    return EXIT;
  });
  return found;
}

function nameOf(node: RootContent): string | null | undefined {
  return isJsx(node) ? node.name : isElement(node) ? node.tagName : undefined;
}
