import remarkLintHeadingStyle from 'remark-lint-heading-style';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoShellDollars from 'remark-lint-no-shell-dollars';
import remarkLintNoTableIndentation from 'remark-lint-no-table-indentation';
import remarkLintNoTabs from 'remark-lint-no-tabs';
import remarkLintRuleStyle from 'remark-lint-rule-style';
import remarkLintUnorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { BodyFault } from '../../content/compile/compiled';
import { remedy } from './remedies';

/** Brackets can be plain text on our pages, as in `## Roles [#roles]`; the build reports real undefined references. */
const OFF = new Set(['no-undefined-references']);

const rules = unified()
  .use(remarkPresetLintRecommended)
  .use(remarkLintHeadingStyle, 'atx')
  .use(remarkLintNoDuplicateHeadingsInSection)
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoHeadingPunctuation, '.,;:!')
  .use(remarkLintNoShellDollars)
  .use(remarkLintNoTableIndentation)
  .use(remarkLintNoTabs)
  .use(remarkLintRuleStyle, '---')
  .use(remarkLintUnorderedListMarkerStyle, '-');

/** A fault found by a rule of remark-lint. */
interface RuleFault extends BodyFault {
  readonly rule: string;
}

/** The faults that remark-lint finds in a body, each with a remedy; line numbers are relative to the body. */
export function remarkFaults(tree: Root, text: string): RuleFault[] {
  const file = new VFile(text);
  const lines = text.split('\n');
  rules.runSync(tree, file);
  return file.messages
    .filter(({ ruleId = '' }) => !OFF.has(ruleId))
    .map(({ ruleId = '', reason, line = 1 }) => ({
      rule: ruleId,
      line,
      message:
        remedy(ruleId, lines[line - 1]) ?? `${reason}. See the rule ${ruleId} of remark-lint.`,
    }));
}
