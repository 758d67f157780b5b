import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { treeHtml, treeMarkdown } from '../../../../src/build/outputs/markdown/treeMarkdown';
import { writtenWords } from '../../support/writtenWords';

const SITE = 'https://learn.example.com';
const PATH = '/docs/runs';
const PAGE = SITE + PATH;
const markdown = (mdx: string, site = SITE) =>
  treeMarkdown(compileMdx(mdx).tree, site, PATH).trim();

test.each(writtenWords)(
  'what authors write for readers is in the Markdown: <%s %s="…">',
  (name, attribute) => {
    expect(
      treeMarkdown([[name, { type: 'note', [attribute]: 'Written' }, 'text']], SITE, PATH),
    ).toContain('Written');
  },
);

test.each([
  ['headings and marks', '## One\n\nA **b** _c_ `d` ~~e~~.', '## One\n\nA **b** *c* `d` ~~e~~.'],
  ['tables', '| a | b |\n| - | -: |\n| 1 | 2 |', '| a | b |\n| - | -: |\n| 1 | 2 |'],
  ['lists', '- one\n- two\n  1. three', '- one\n- two\n  1. three'],
  ['lists of paragraphs', '- one\n\n- two', '- one\n\n- two'],
  ['lists of one paragraph among texts', '- one\n- two\n\n  more', '- one\n\n- two\n\n  more'],
  ['lists that begin at a number', '3. three\n4. four', '3. three\n4. four'],
  [
    'lists with badges',
    '- <Badge kind="role">Admin</Badge> or <Badge kind="role">Editor</Badge>\n- all',
    '- (Admin) or (Editor)\n- all',
  ],
  [
    'pictures in tables',
    '| a |\n| - |\n| ![A to B](./a.svg) |',
    '| a |\n| - |\n| *Figure: A to B* |',
  ],
  ['spaces that do not break', '10\u00a0MB or 20\u00a0MB', '10\u00a0MB or 20\u00a0MB'],
  ['quotes', '> one\n> two', '> one two'],
  ['rules', 'one\n\n---\n\ntwo', 'one\n\n---\n\ntwo'],
  ['line breaks', 'one\\\ntwo', 'one\\\ntwo'],
  ['links with titles', '[a](/b "c")', '[a](https://learn.example.com/b "c")'],
  [
    'links within the site',
    '[Roles](/docs/roles#who)',
    `[Roles](https://learn.example.com/docs/roles#who)`,
  ],
  ['links on the page', '[Below](#below)\n\n## Below', `[Below](${PAGE}#below)\n\n## Below`],
  ['links elsewhere', '[Site](https://example.com/)', '[Site](https://example.com/)'],
  ['code with its language', '```sql\nselect 1\n```', '```sql\nselect 1\n```'],
  [
    'code with its title',
    '```python title="load"\nx = 1\n```',
    '```python title="load"\nx = 1\n```',
  ],
  [
    'code with its dialect',
    '```sql snowflake\nselect 1\n```',
    '```sql title="Snowflake"\nselect 1\n```',
  ],
  ['lines added and removed', '```diff\n+new\n-old\n```', '```diff\n+new\n-old\n```'],
  [
    'lines only added',
    '```yaml diff\n steps:\n+- name: b\n```',
    '```yaml\n steps:\n+- name: b\n```',
  ],
  [
    'lines only removed',
    '```yaml diff\n steps:\n-- name: a\n```',
    '```yaml\n steps:\n-- name: a\n```',
  ],
  [
    'lines of a diff that stay',
    '```yaml diff\n steps:\n-- name: a\n+- name: b\n - name: c\n```',
    '```yaml\n steps:\n-- name: a\n+- name: b\n - name: c\n```',
  ],
  [
    'unified diffs',
    '```diff\n--- a/x.py\n+++ b/x.py\n@@ -1,2 +1,2 @@\n import os\n-a\n+b\n```',
    '```diff\n--- a/x.py\n+++ b/x.py\n@@ -1,2 +1,2 @@\n import os\n-a\n+b\n```',
  ],
  [
    'lines of a diff that stay and begin with dashes',
    '```diff\n --- three dashes\n-a\n+b\n+++ three signs\n```',
    '```diff\n --- three dashes\n-a\n+b\n+++ three signs\n```',
  ],
  [
    'results of queries',
    '```sql demo\nselect 1 as n\n```\n\n```result\n| n |\n| --- |\n| 1 |\n```',
    '```sql\nselect 1 as n\n```\n\n| n |\n| -: |\n| 1 |',
  ],
  [
    'callouts',
    '<Callout type="tip" title="Faster">\n\nUse it.\n\n</Callout>',
    '> **Tip: Faster**\n>\n> Use it.',
  ],
  [
    'callouts without a title',
    '<Callout type="note">\n\nSo.\n\n</Callout>',
    '> **Note**\n>\n> So.',
  ],
  [
    'every panel of tabs',
    '<Tabs>\n\n<Tab label="SQL">\n\nOne.\n\n</Tab>\n\n<Tab label="R">\n\nTwo.\n\n</Tab>\n\n</Tabs>',
    '**SQL**\n\nOne.\n\n**R**\n\nTwo.',
  ],
  ['steps', '<Steps>\n\n1. One.\n2. Two.\n\n</Steps>', '1. One.\n2. Two.'],
  ['what is folded', '<Accordion title="Why?">\n\nSo.\n\n</Accordion>', '**Why?**\n\nSo.'],
  [
    'cards',
    '<Cards>\n\n<Card title="Roles" href="/docs/roles">Who may.</Card>\n\n</Cards>',
    '- [Roles](https://learn.example.com/docs/roles): Who may.',
  ],
  [
    'cards with marks and paragraphs',
    '<Cards>\n\n<Card title="Roles" href="/docs/roles">\n\nWho **may**.\n\nWho `not`.\n\n</Card>\n\n</Cards>',
    '- [Roles](https://learn.example.com/docs/roles): Who **may**. Who `not`.',
  ],
  [
    'blocks in tables',
    '| a |\n| - |\n| b <Tabs><Tab label="SQL">c</Tab><Tab label="R">d</Tab></Tabs> e |',
    '| a |\n| - |\n| b **SQL** c **R** d e |',
  ],
  [
    'what a drawing shows',
    '<Figure src="./a.svg" alt="A leads to B." caption="The way." />',
    '*Figure: A leads to B. The way.*',
  ],
  [
    'drawings whose description has no final period',
    '<Figure src="./a.svg" alt="A leads to B" caption="The way." />',
    '*Figure: A leads to B. The way.*',
  ],
  ['emoji next to markup', '*New*🎉 **now**🎉', '*New*🎉 **now**🎉'],
  ['badges of two words', 'Plan <Badge kind="plan">Team Plus</Badge>.', 'Plan (Team Plus).'],
  ['badges', 'Plan <Badge kind="plan">Team</Badge>.', 'Plan (Team).'],
  [
    'operations',
    'See <Operation id="ListUsers" />.',
    'See [(GET) List users](https://learn.example.com/docs/api/api-reference#operation/ListUsers "/v1/users").',
  ],
  ['keys', 'Press <Kbd>K</Kbd>.', 'Press K.'],
  [
    'videos',
    '<Video src="https://example.com/a" title="A tour" />',
    '[Video: A tour](https://example.com/a)',
  ],
  ['file trees', '<FileTree>\n\n- docs/\n  - a.csv\n\n</FileTree>', '- docs/\n  - a.csv'],
])('%s become plain Markdown', (_, mdx, expected) => {
  expect(markdown(mdx)).toBe(expected);
});

test('the links of a site below a path stay below it', () => {
  const below = 'https://example.com/learn';

  expect(markdown('[Roles](/docs/roles#who) [Below](#below)\n\n## Below', below)).toBe(
    `[Roles](${below}/docs/roles#who) [Below](${below}/docs/runs#below)\n\n## Below`,
  );
});

test('text that looks like markup stays text', () => {
  expect(markdown('Write `<b>` or \\<b> and 2 \\* 3.')).toBe('Write `<b>` or \\<b> and 2 \\* 3.');
  expect(treeHtml([['p', null, '<script>alert(1)</script>']], SITE)).toBe(
    '<p>&#x3C;script>alert(1)&#x3C;/script></p>',
  );
});

test('the HTML has no components', () => {
  const { tree } = compileMdx('<Callout type="note">\n\nSee [roles](/docs/roles).\n\n</Callout>');

  expect(treeHtml(tree, SITE)).toBe(
    '<blockquote>\n<p><strong>Note</strong></p>\n<p>See <a href="https://learn.example.com/docs/roles">roles</a>.</p>\n</blockquote>',
  );
});

test('line breaks of the source are spaces, all of them, as browsers show them', () => {
  const text = 'One\n two\n three';

  expect(markdown(`[${text}](https://example.com)`)).toBe('[One two three](https://example.com)');
});
