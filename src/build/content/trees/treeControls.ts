import type { TreeNode } from '../../../model/content/tree';
import type { ResolvedContent } from './resolvedBody';
import { entryTree } from './entryTree';
import { withLabelLines } from './withLabelLines';
import { withNameBreaks } from './withNameBreaks';
import { withRoleChoice } from './withRoleChoice';
import { withStepTicks } from './withStepTicks';
import { withTableNames } from './withTableNames';

type TreeResolver<Args, Context> = (
  content: ResolvedContent,
  args: Args,
  context: Context,
) => Promise<readonly TreeNode[]>;

interface Asked {
  readonly controls?: boolean | null;
  /** Whether a changelog entry shares its page with others. */
  readonly inList?: boolean | null;
}

/**
 * Wraps a resolver so that trees get interactive controls if the query asks for them: checkboxes for the steps of tutorials, a
 * select for the role before tables of roles, links to the items of changelog entries. Labels in notes get lines of their own,
 * tables get names, and long names in them may be broken between their words.
 */
export function treeControls<Context>(
  resolve: TreeResolver<object, Context>,
): TreeResolver<Asked, Context> {
  return async (content, { controls, inList }, context) => {
    const whole = await resolve(content, {}, context);
    const { type, path, headings } = content;
    if (!controls) return whole;
    const tree = withNameBreaks(withTableNames(whole));
    if (type === 'ChangelogEntry') return entryTree(tree, inList ? path : undefined);
    const lines = withLabelLines(tree);
    return withRoleChoice(type === 'Tutorial' ? withStepTicks(lines, headings) : lines);
  };
}
