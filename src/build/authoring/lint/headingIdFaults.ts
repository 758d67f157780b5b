import { slug } from 'github-slugger';
import type { PhrasingContent, Root } from 'mdast';
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
    const end = last?.type === 'text' ? last.value : '';
    const early = heading.children.map(earlyId).find((found) => found !== undefined);
    if (early !== undefined && !end.endsWith(early)) {
      const message = `${early} is not at the end of the heading, so readers see it. Move it there.`;
      faults.push({ line: lineOf(heading), message });
    }
    if (explicitId(end)) return;
    const [written, id = ''] = /[[{]\s*#([^\]}]*)[\]}]\s*$/.exec(end) ?? [];
    if (!written) return;
    const meant = givesId(id) ? slug(id) : 'my-id';
    const message = `${written.trim()} is not a valid heading id. Use letters, digits, hyphens and underscores, such as [#${meant}].`;
    faults.push({ line: lineOf(heading), message });
  });
  return faults;
}

/** An id in a text of a heading, which may be followed by other words. */
function earlyId(node: PhrasingContent): string | undefined {
  return node.type === 'text' ? /\[#[\w-]+\]/.exec(node.value)?.[0] : undefined;
}
