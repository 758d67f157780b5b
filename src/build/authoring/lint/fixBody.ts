import { markdownTree, type Body } from './markdownTree';
import { textFixes, type Fix } from './textFixes';

/** A body after its faults were mended, and what was done. */
export interface FixedBody {
  readonly text: string;
  readonly done: readonly { readonly line: number; readonly message: string }[];
}

/** Mends what can be mended without a change of meaning. A body that cannot be read is left alone; a second run does nothing. */
export function fixBody({ text, mdx }: Body): FixedBody {
  // Else every line would count as one that ends with a space.
  const unix = text.replace(/\r\n/g, '\n');
  const tree = markdownTree({ text: unix, mdx });
  if (!tree) return { text, done: [] };
  const fixes = textFixes(tree, unix);
  const breaks = unix === text ? [] : [{ line: 1, message: 'The lines end as everywhere else.' }];
  return {
    text: applied(unix, fixes),
    done: [...breaks, ...fixes.map(({ line, done }) => ({ line, message: done }))],
  };
}

/** The last one first, so that the places of the others stay true. */
function applied(text: string, fixes: readonly Fix[]): string {
  return [...fixes]
    .reverse()
    .reduce((sum, { start, end, text: put }) => sum.slice(0, start) + put + sum.slice(end), text);
}
