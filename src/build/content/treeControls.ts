import type { TreeNode } from '../../model/tree';
import type { ResolvedContent } from './resolvedBody';
import { entryTree } from './entryTree';
import { withLabelLines } from './labelLines';
import { withRoleChoice } from './roleChoice';
import { withStepTicks } from './stepTicks';

type TreeResolver<Args, Context> = (
  content: ResolvedContent,
  args: Args,
  context: Context,
) => Promise<readonly TreeNode[]>;

interface Asked {
  readonly controls?: boolean | null;
  /** An entry of the changelog shares its page with others. */
  readonly inList?: boolean | null;
}

/**
 * A resolver whose trees have what readers operate, where the query asks for it: boxes beside the steps of tutorials,
 * the choice of a role before tables of roles, links to the items of the changelog; and each label of a note on its own line.
 */
export function treeControls<Context>(
  resolve: TreeResolver<object, Context>,
): TreeResolver<Asked, Context> {
  return async (content, { controls, inList }, context) => {
    const tree = await resolve(content, {}, context);
    const { type, path, headings } = content;
    if (!controls) return tree;
    if (type === 'ChangelogEntry') return entryTree(tree, inList ? path : undefined);
    const lines = withLabelLines(tree);
    return withRoleChoice(type === 'Tutorial' ? withStepTicks(lines, headings) : lines);
  };
}
