import { changelogItems } from '../../../../src/build/content/trees/changelogItems';
import { compileChangelog } from '../../support/bodies';

const itemsOf = async (markdown: string) => changelogItems(await compileChangelog(markdown));

test('headings below a kind and bullets without a heading are items', async () => {
  const { items } = await itemsOf(
    '## New\n\n### The bell\n\nText.\n\n- A detail\n\n## Fixed\n\nIn **short**:\n\n- **Dates:** they keep their type. Times do, too.\n',
  );

  expect(items).toEqual([
    { kind: 'New', id: 'the-bell', text: 'The bell' },
    { kind: 'Fixed', id: 'dates-they-keep-their-type-times', text: 'Dates: they keep their type.' },
  ]);
});

test('a bullet has its id in the tree, made of only its first six words', async () => {
  const one = await itemsOf('## Fixed\n\n- Two columns of the same name are kept.\n');
  const two = await itemsOf('## Fixed\n\n- Two columns of the same name stay apart.\n');

  expect(JSON.stringify(one.tree)).toContain('["li",{"id":"two-columns-of-the-same-name"}');
  expect(two.items.map(({ id }) => id)).toEqual(one.items.map(({ id }) => id));
});

test('the ids of an entry are unique', async () => {
  const { items } = await itemsOf('## New\n\n### Faster\n\n## Improved\n\n- Faster\n- Faster\n');

  expect(items.map(({ id }) => id)).toEqual(['faster', 'faster-1', 'faster-2']);
});

test('the id of a bullet without letters or digits is made of its kind', async () => {
  const { items } = await itemsOf('## New\n\n- 🎉\n- `!=`\n- `<` `>`\n');

  expect(items.map(({ id }) => id)).toEqual(['new-1', 'new-2', 'new-3']);
});

test('a bullet never gets an id that the frame of the page uses', async () => {
  expect((await itemsOf('## New\n\n- Sidebar\n')).items).toEqual([
    { kind: 'New', id: 'sidebar-1', text: 'Sidebar' },
  ]);
});

test('the text of a bullet excludes nested lists', async () => {
  const text = '## New\n\n- Faster `runs`\n  - sub one\n  - sub two\n';
  const spread = '## New\n\n- Faster **runs**\n\n  - sub one\n';

  expect((await itemsOf(text)).items).toEqual([
    { kind: 'New', id: 'faster-runs', text: 'Faster runs' },
  ]);
  expect((await itemsOf(spread)).items).toEqual([
    { kind: 'New', id: 'faster-runs', text: 'Faster runs' },
  ]);
});

test('a bullet that is only a picture is not an item', async () => {
  const { items, tree } = await itemsOf('## New\n\n- ![A bell](./bell.png)\n');

  expect(items).toEqual([]);
  expect(JSON.stringify(tree)).not.toContain('"li",{');
});

test('bullets below other headings are not items', async () => {
  const { items, tree } = await itemsOf('- Before\n\n## Terms\n\n### Words\n\n- A word\n');

  expect(items).toEqual([]);
  expect(JSON.stringify(tree)).not.toContain('"li",{');
});
