import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { nearestWord } from '../../../model/nearest';
import { componentRule, vocabulary, type ComponentRule } from '../../../model/content/vocabulary';
import { markdownMarks } from '../markdownMarks';
import { playerProblem } from '../playerProblem';
import { foreignComponent, foreignElement } from './foreignNames';
import { isBlank, isHeading, type JsxElement } from './hast';
import { heldProblems, type Problem } from './heldProblems';

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

function headingIn(node: JsxElement): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element: Element) => {
    if (!isHeading(element)) return CONTINUE;
    found = element;
    return EXIT;
  });
  return found;
}
