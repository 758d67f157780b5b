import { compileChangelog } from '../../support/bodies';

const refused = (html: string, line = 3) => ({
  line,
  message: `Raw HTML ${html} is not allowed. Use Markdown.`,
});

test.each([
  ['<div>Text</div>', [refused('<div>Text</div>')]],
  ['<script>alert(1)</script>', [refused('<script>alert(1)</script>')]],
  ['<style>p { color: red }</style>', [refused('<style>p { color: red }</style>')]],
  ['<img src=x onerror=alert(1)>', [refused('<img src=x onerror=alert(1)>')]],
  ['Line one\nand <br> two', [refused('<br>', 4)]],
  [
    '<a href="javascript:alert(1)">Text</a>',
    [refused('<a href="javascript:alert(1)">'), refused('</a>')],
  ],
  ['<div>\n\nText\n\n</div>', [refused('<div>'), refused('</div>', 7)]],
  [
    '<Callout type="note">Text</Callout>',
    [refused('<Callout type="note">'), refused('</Callout>')],
  ],
  ['- one\n- <b>two</b>', [refused('<b>', 4), refused('</b>', 4)]],
  [
    '<div class="a-long-name another-long-name" id="and-an-id-that-goes-on"></div>',
    [refused('<div class="a-long-name another-long-name" id="and-an-id-tha')],
  ],
  ['<!-- no end', [refused('<!-- no end')]],
])('in the changelog, %j is raw HTML', async (written, faults) => {
  expect((await compileChangelog(`Text.\n\n${written}`)).faults).toEqual(faults);
});

test('only the text of raw HTML is in the tree', async () => {
  const { tree } = await compileChangelog('Text <b>bold</b> <script>alert(1)</script>');

  expect(JSON.stringify(tree)).not.toMatch(/<|script|raw-html/);
});

test.each([
  ['<!-- For authors. -->\n\nText', ['p', null, 'Text']],
  ['Text <!-- For authors. -->more', ['p', null, 'Text ', 'more']],
  ['<!--\nFor\nauthors.\n-->\n\nText', ['p', null, 'Text']],
])('in the changelog, the comment in %j is allowed and not shown', async (written, paragraph) => {
  expect(await compileChangelog(written)).toMatchObject({ tree: [paragraph], faults: [] });
});

test('HTML between two comments is not a comment', async () => {
  const html = '<!-- one --><b>Text</b><!-- two -->';

  expect((await compileChangelog(html)).faults).toEqual([refused(html, 1)]);
});

test('braces and the words import and export are plain text in the changelog', async () => {
  const { tree, faults } = await compileChangelog('export {rows} to a file');

  expect({ tree, faults }).toEqual({ tree: [['p', null, 'export {rows} to a file']], faults: [] });
});

test('HTML in code is allowed', async () => {
  const { tree, faults } = await compileChangelog('Write `<b>`.');

  expect(tree).toEqual([['p', null, 'Write ', ['code', null, '<b>'], '.']]);
  expect(faults).toEqual([]);
});

test('in the changelog, a list of tasks is refused', async () => {
  const message =
    'The item has a box like a task, but readers could not tick it. Write it without the [ ], or as a step of <Steps>.';

  expect((await compileChangelog('- one\n- [ ] two')).faults).toEqual([{ line: 2, message }]);
});
