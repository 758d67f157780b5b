import { markdownTree, type Body } from './markdownTree';
import { textFixes, type Fix } from './textFixes';

/** A body after its faults were mended, and what was done. */
export interface FixedBody {
  readonly text: string;
  readonly done: readonly { readonly line: number; readonly message: string }[];
}

/** Mends what can be mended without a change of meaning; a second run does nothing. Undefined for a body that cannot be read. */
export function fixBody(body: Body): FixedBody | undefined {
  const tree = markdownTree(body);
  if (!tree) return undefined;
  const fixes = apart(textFixes(tree, body.text));
  return {
    text: applied(body.text, fixes),
    done: fixes.map(({ line, done }) => ({ line, message: done })),
  };
}

/** Without those that reach into one before them, which would take the wrong text away: the next run mends what is left. */
export function apart(fixes: readonly Fix[]): Fix[] {
  let end = 0;
  return fixes.filter((fix) => {
    if (fix.start < end) return false;
    end = fix.end;
    return true;
  });
}

/** The last one first, so that the places of the others stay true. */
function applied(text: string, fixes: readonly Fix[]): string {
  return [...fixes]
    .reverse()
    .reduce((sum, { start, end, text: put }) => sum.slice(0, start) + put + sum.slice(end), text);
}
