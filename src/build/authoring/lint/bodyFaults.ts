import type { BodyFault } from '../../content/compile/compiled';
import { changeKindFaults } from './changeKindFaults';
import { fenceFaults } from './fenceFaults';
import { headingIdFaults } from './headingIdFaults';
import { invisibleFaults } from './invisibleFaults';
import { literalFaults } from './literalFaults';
import { markdownTree, type Body } from './markdownTree';
import { remarkFaults } from './remarkRules';
import { rowFaults } from './rowFaults';
import { sentenceCaseFaults, type IsName } from './sentenceCase';
import { textFaults } from './textFaults';

/** Rules of remark-lint that our own checks also cover. */
const ALSO_OURS = new Set([
  'final-newline',
  'no-heading-content-indent',
  'unordered-list-marker-style',
]);

/** The style faults of a body, sorted by line; empty if it cannot be parsed, which the build reports. */
export function bodyFaults(body: Body, isName: IsName): BodyFault[] {
  const tree = markdownTree(body);
  if (!tree) return [];
  // If our own checks find the same fault as a rule of remark-lint, ours are more specific.
  const own = [
    ...textFaults(tree, body.text),
    ...literalFaults(tree, body),
    ...invisibleFaults(tree, body.text),
    ...headingIdFaults(tree),
    ...fenceFaults(tree, body.text),
    ...rowFaults(tree, body.text),
    ...(body.mdx ? [] : changeKindFaults(tree)),
    ...sentenceCaseFaults(tree, isName),
  ];
  const lines = new Set(own.map(({ line }) => line));
  const others = remarkFaults(tree, body.text).filter(
    ({ line, rule }) => !(ALSO_OURS.has(rule) && lines.has(line)),
  );
  return [...own, ...others].sort((one, other) => one.line - other.line);
}
