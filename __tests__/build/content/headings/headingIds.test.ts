import { kinds } from '../../support/bodies';

describe.each(kinds)('headings of %s', (_name, compile) => {
  test('are returned in order, with ids derived from their text', async () => {
    const { headings, tree, faults } = await compile('## Set up *now*\n\n### A `key`\n\n## More');

    expect(headings).toEqual([
      { id: 'set-up-now', depth: 2, text: 'Set up now' },
      { id: 'a-key', depth: 3, text: 'A key' },
      { id: 'more', depth: 2, text: 'More' },
    ]);
    expect(tree[0]).toEqual(['h2', { id: 'set-up-now' }, 'Set up ', ['em', null, 'now']]);
    expect(faults).toEqual([]);
  });

  test('with the same text get different ids', async () => {
    const { headings } = await compile('## Keys\n\n## Keys\n\n## Keys');

    expect(headings.map(({ id }) => id)).toEqual(['keys', 'keys-1', 'keys-2']);
  });

  test('keep the id from the author, which is not shown', async () => {
    const { headings, tree } = await compile('## API **keys** [#api-keys]');

    expect(headings).toEqual([{ id: 'api-keys', depth: 2, text: 'API keys' }]);
    expect(JSON.stringify(tree)).not.toContain('[#');
  });

  test('keep an id that starts with hyphens, as in old links', async () => {
    const { headings } = await compile('## Aggregates [#-aggregates]');

    expect(headings).toEqual([{ id: '-aggregates', depth: 2, text: 'Aggregates' }]);
  });

  test('are joined into one line', async () => {
    const { headings, faults } = await compile('## One\n\nSet up\nnow\n===');

    expect(headings[1]).toEqual({ id: 'set-up-now', depth: 1, text: 'Set up now' });
    expect(faults.map(({ message }) => message)).toEqual([
      '"Set up now" is a second first-level heading, but the title already is one. Start it with ##.',
    ]);
  });

  test('never get an id that an author gave to another heading', async () => {
    const { headings } = await compile('## Keys\n\n## Secrets [#keys]');

    expect(headings.map(({ id }) => id)).toEqual(['keys-1', 'keys']);
  });

  test('never get an id that the frame of the page uses', async () => {
    const { headings, faults } = await compile('## Main\n\n## Related pages\n\n## Main');

    expect(headings.map(({ id }) => id)).toEqual(['main-1', 'related-pages-1', 'main-2']);
    expect(faults).toEqual([]);
  });

  test.each([
    [
      '## One [#page-changes]',
      3,
      'The id "page-changes" is reserved by the page itself. Give the heading another one.',
    ],
    [
      '## One [#same]\n\n## Two [#same]',
      5,
      'The id "same" is given to two headings. Rename one of them.',
    ],
    ['##', 3, 'A heading is empty. Write its text or remove it.'],
    ['## [#only-an-id]', 3, 'A heading is empty. Write its text or remove it.'],
    [
      '# Overview',
      3,
      '"Overview" is a second first-level heading, but the title already is one. Start it with ##.',
    ],
    ['### Details', 3, '"Details" skips a heading level. Start it with ##.'],
    ['## One\n\n#### Details', 5, '"Details" skips a heading level. Start it with ###.'],
    [
      '## `!=`',
      3,
      'The heading "!=" does not yield an id. Write one after it, such as [#not-equal].',
    ],
    [
      '## 🎉',
      3,
      'The heading "🎉" does not yield an id. Write one after it, such as [#not-equal].',
    ],
    [
      '## ! ?',
      3,
      'The heading "! ?" does not yield an id. Write one after it, such as [#not-equal].',
    ],
    ['Details\n---\n\n##### Deep', 6, '"Deep" skips a heading level. Start it with ###.'],
  ])('such as %j are reported at their line', async (written, line, message) => {
    expect((await compile(`Text.\n\n${written}`)).faults).toEqual([{ line, message }]);
  });

  test.each(['## `!=` [#not-equal]', '## Größe', '## 日本', '## 2', '## `_`'])(
    'such as %s have an id',
    async (written) => {
      const { headings, faults } = await compile(written);

      expect(headings[0]?.id).not.toBe('');
      expect(faults).toEqual([]);
    },
  );

  test('are reported once for each problem', async () => {
    expect((await compile('### `!=`')).faults.map(({ message }) => message)).toEqual([
      '"!=" skips a heading level. Start it with ##.',
      'The heading "!=" does not yield an id. Write one after it, such as [#not-equal].',
    ]);
  });

  test('may go up any number of levels', async () => {
    expect((await compile('## a\n\n### b\n\n#### c\n\n## d')).faults).toEqual([]);
  });
});
