import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compile/compiled';
import { explicitId } from '../../content/headings/explicitId';
import { givesId } from '../../content/headings/givesId';
import { lineOf } from './nodePlace';

/** Headings with an invalid explicit id, which would be shown as text. */
export function headingIdFaults(tree: Root): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== 'text' || explicitId(last.value)) return;
    const [written, id = ''] = /[[{]#([^\]}]*)[\]}]\s*$/.exec(last.value) ?? [];
    if (!written) return;
    const meant = givesId(id) ? slug(id) : 'my-id';
    const message = `${written.trim()} is not a valid heading id. Use letters, digits, hyphens and underscores, such as [#${meant}].`;
    faults.push({ line: lineOf(heading), message });
  });
  return faults;
}
