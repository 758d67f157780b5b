import type { TreeNode } from '../../model/tree';
import type { ResolvedContent } from './compiledContent';
import { withRoleChoice } from './roleChoice';
import { withStepTicks } from './stepTicks';

type TreeResolver<Args, Context> = (
  content: ResolvedContent,
  args: Args,
  context: Context,
) => Promise<readonly TreeNode[]>;

/**
 * A resolver whose trees have what readers operate, where the query asks for it: boxes beside the steps of tutorials, and
 * the choice of a role before tables of roles.
 */
export function treeControls<Context>(
  resolve: TreeResolver<object, Context>,
): TreeResolver<{ controls?: boolean | null }, Context> {
  return async (content, { controls }, context) => {
    const tree = await resolve(content, {}, context);
    if (!controls) return tree;
    return withRoleChoice(content.hasTicks ? withStepTicks(tree, content.headings) : tree);
  };
}
