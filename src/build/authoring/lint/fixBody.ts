import { markdownTree, type Body } from './markdownTree';
import { textFixes, type Fix } from './textFixes';

/** A body with its faults fixed, and what was done. */
export interface FixedBody {
  readonly text: string;
  readonly done: readonly { readonly line: number; readonly message: string }[];
}

/** Fixes what can be fixed without a change of meaning; a second run does nothing. Undefined for a body that cannot be parsed. */
export function fixBody(body: Body): FixedBody | undefined {
  const tree = markdownTree(body);
  if (!tree) return undefined;
  const fixes = withoutOverlaps(textFixes(tree, body.text));
  return {
    text: applied(body.text, fixes),
    done: fixes.map(({ line, done }) => ({ line, message: done })),
  };
}

/** Drops fixes that overlap an earlier one, as they would remove the wrong text: the next run applies them. */
export function withoutOverlaps(fixes: readonly Fix[]): Fix[] {
  let end = 0;
  return fixes.filter((fix) => {
    if (fix.start < end) return false;
    end = fix.end;
    return true;
  });
}

/** Applies the last fix first, so that the offsets of the others stay valid. */
function applied(text: string, fixes: readonly Fix[]): string {
  return [...fixes]
    .reverse()
    .reduce((sum, { start, end, text: put }) => sum.slice(0, start) + put + sum.slice(end), text);
}
