import type { TreeNode } from '../../model/tree';
import type { Findings } from './compiled';
import { linkProblem } from './linkProblem';

/** Notes where a link of the body leads, or what is wrong with it. */
export function noteLink(href: string, line: number, findings: Findings): void {
  const message = linkProblem(href);
  if (message) findings.faults.push({ line, message });
  else findings.links.push({ href, line });
}

/** Where the links of a part of a body lead. */
export function linksIn(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [name, props, ...inside] = node;
  return [...(name === 'a' ? [String(props?.href)] : []), ...inside.flatMap(linksIn)];
}
