import remarkLintHeadingStyle from 'remark-lint-heading-style';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
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
import type { BodyFault } from '../../content/compiled';
import { remedy } from './remedies';

/** Brackets are text on our pages, as in `## Roles [#roles]`; those that ask for a definition are a fault of the build. */
const OFF = new Set(['no-undefined-references']);

const rules = unified()
  .use(remarkPresetLintRecommended)
  .use(remarkLintHeadingStyle, 'atx')
  .use(remarkLintNoDuplicateHeadingsInSection)
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoEmptyUrl)
  .use(remarkLintNoHeadingPunctuation, '.,;:!')
  .use(remarkLintNoShellDollars)
  .use(remarkLintNoTableIndentation)
  .use(remarkLintNoTabs)
  .use(remarkLintRuleStyle, '---')
  .use(remarkLintUnorderedListMarkerStyle, '-');

/** What a rule of remark-lint has against a body. */
interface RuleFault extends BodyFault {
  readonly rule: string;
}

/** What the rules of remark-lint have against a body, told with a remedy; lines are those of the body. */
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
