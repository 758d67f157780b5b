import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compiled';
import { explicitId } from '../../content/explicitId';
import { givesId } from '../../content/givesId';

/** Headings whose author wrote an id that is none, and stands there as text. */
export function headingIdFaults(tree: Root): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'heading', ({ children, position }) => {
    const last = children.at(-1);
    if (last?.type !== 'text' || explicitId(last.value)) return;
    const [written, id = ''] = /[[{]#([^\]}]*)[\]}]\s*$/.exec(last.value) ?? [];
    if (!written) return;
    const meant = givesId(id) ? slug(id) : 'my-id';
    const message = `${written.trim()} gives the heading no id. Write it of letters, digits, hyphens and underscores, such as [#${meant}].`;
    faults.push({ line: position?.start.line ?? 1, message });
  });
  return faults;
}
