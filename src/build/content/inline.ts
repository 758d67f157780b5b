import { componentRule } from '../../model/vocabulary';

const ELEMENTS = new Set(['a', 'br', 'code', 'del', 'em', 'input', 'small', 'strong', 'time']);
const CODE = new Set(['CodeBlock', 'Result']);

/** True for what stands within a line of text; anything else is a block. */
export function isInline(name: string): boolean {
  return ELEMENTS.has(name) || componentRule(name)?.inline === true;
}

/** True for blocks of code and the results of queries, which are not read as text. */
export function isCode(name: string): boolean {
  return CODE.has(name);
}
