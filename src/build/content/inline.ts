import { componentRule } from '../../model/content/vocabulary';

const ELEMENTS = new Set(['a', 'br', 'code', 'del', 'em', 'input', 'small', 'strong', 'time']);
const CODE = new Set(['CodeBlock', 'Result']);

/** Whether an element or component is inline; anything else is a block. */
export function isInline(name: string): boolean {
  return ELEMENTS.has(name) || componentRule(name)?.inline === true;
}

/** Whether a component is a code block or a query result, which do not count as text. */
export function isCode(name: string): boolean {
  return CODE.has(name);
}
