import type { BodyFault } from '../../content/compiled';
import { markdownTree, type Body } from './markdownTree';
import { remarkFaults } from './remarkRules';
import { sentenceCaseFaults, type IsName } from './sentenceCase';
import { textFaults } from './textFaults';

/** What style has against a body, in the order of its lines; nothing when it cannot be read, which the build tells. */
export function bodyFaults(body: Body, isName: IsName): BodyFault[] {
  const tree = markdownTree(body);
  if (!tree) return [];
  // Where we tell the same ourselves, we know more than the rules do.
  const own = [...textFaults(tree, body.text), ...sentenceCaseFaults(tree, isName)];
  const lines = new Set(own.map(({ line }) => line));
  const others = remarkFaults(tree, body.text).filter(
    ({ line, message }) => !(message.includes('content:fix') && lines.has(line)),
  );
  return [...own, ...others].sort((one, other) => one.line - other.line);
}
