import { missedWords } from '../../../src/build/authoring/missedWords';

const hierarchy = {
  lvl0: 'Docs',
  lvl1: 'Scheduled runs',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const records = [{ hierarchy, content: 'Runs begin by themselves.', keywords: ['cron'] }];
const file = 'content/docs/runs.mdx';
const pages = [
  {
    file,
    source: '---\ntitle: Runs\n---\n\n`Runs` begin.\n\n```bash\nhexctl\n```',
    unlisted: false,
  },
  { file: 'content/docs/old.mdx', source: 'HEXCTL or hexold', unlisted: true },
];

test.each([
  ['scheduled Cron runs', []],
  [
    'run hexctl',
    [
      `"hexctl" is in ${file}:8, where the search does not look, such as code or an address. Use it in the text, or add it to the keywords of the page.`,
    ],
  ],
  [
    'hexold',
    [
      '"hexold" is only in content/docs/old.mdx:1, an unlisted page. The search does not find unlisted pages.',
    ],
  ],
  [
    'nowhere',
    [
      '"nowhere" is on no page. If readers use it for the subject of a page, add it to the keywords of that page.',
    ],
  ],
])('the words of "%s" that cannot be found are explained', (query, sentences) => {
  expect(missedWords(query, records, pages)).toEqual(sentences);
});
