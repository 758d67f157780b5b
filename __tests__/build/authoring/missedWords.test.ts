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
      `"hexctl" stands in ${file}:8 where the search does not read: it reads no code but blocks of text, and no addresses. Say it in the text, or in the keywords of the page.`,
    ],
  ],
  [
    'hexold',
    [
      '"hexold" stands in content/docs/old.mdx:1, on a page that is unlisted. Unlisted pages are not found.',
    ],
  ],
  [
    'nowhere',
    [
      '"nowhere" stands on no page. Where it means what a page is about, add it to the keywords of that page.',
    ],
  ],
])('of "%s" it is told what cannot be found, and why', (query, sentences) => {
  expect(missedWords(query, records, pages)).toEqual(sentences);
});
