import type { TreeNode } from '../../model/content/tree';
import { linkProblem } from '../content/linkProblem';
import { spelled, type ConfigPath } from './configSource';
import { addressesIn, harmlessHtml } from './harmlessHtml';
import type { Resolution } from './resolution';

/** The owner's HTML as harmless elements; reports what had to be left out. `what` names the value at `path` in messages. */
export function frameHtml(
  html: string,
  path: ConfigPath,
  what: string,
  { report }: Pick<Resolution, 'report'>,
): readonly TreeNode[] {
  const { tree, dropped } = harmlessHtml(html);
  const place = spelled(path.slice(0, -1));
  for (const name of dropped) {
    report(path, `The ${what} of ${place} contains ${name}, which is not allowed. Remove it.`);
  }
  for (const problem of addressesIn(tree).map(linkProblem)) {
    if (problem) report(path, problem);
  }
  return tree;
}
