import type { TreeNode } from '../../../model/content/tree';
import type { Findings } from '../compile/compiled';
import { linkProblem } from '../linkProblem';

/** Adds a link of the body to the findings, or a fault if its address is invalid. */
export function noteLink(href: string, line: number, findings: Findings): void {
  const message = linkProblem(href);
  if (message) findings.faults.push({ line, message });
  else findings.links.push({ href, line });
}

/** The addresses of all links in a part of a body. */
export function linksIn(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [name, props, ...inside] = node;
  return [...(name === 'a' ? [String(props?.href)] : []), ...inside.flatMap(linksIn)];
}
