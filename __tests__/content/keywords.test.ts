import { stem } from '../../src/search/engine/words/stem';
import { wordsOf } from '../../src/search/engine/words/words';
import { articles } from '../support/contentPages';

const all = articles.flatMap(({ file, keywords }) => keywords.map((phrase) => ({ file, phrase })));
const stems = (text: string) => wordsOf(text).map(({ text: word }) => stem(word));

test('most pages of docs and tutorials have keywords in readers’ own words', () => {
  const named = new Set(all.map(({ file }) => file));
  const pages = articles.filter(({ kind }) => kind !== 'changelog');

  expect(named.size / pages.length).toBeGreaterThan(0.9);
});

test('no two pages share a keyword, since the search could not tell them apart', () => {
  const owners = new Map<string, string[]>();
  for (const { file, phrase } of all) owners.set(phrase, [...(owners.get(phrase) ?? []), file]);

  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});

/** What is wrong with a keyword of a page whose title and headings have the words `named`, and what to do. */
function keywordProblems(phrase: string, named: ReadonlySet<string>): string[] {
  const words = phrase.split(' ').length;
  const lower = phrase.toLowerCase();
  return [
    ...(words > 5 ? [`"${phrase}" has ${words} words. Use at most five.`] : []),
    ...(phrase === lower ? [] : [`"${phrase}" has capitals. Write "${lower}".`]),
    ...(stems(phrase).every((word) => named.has(word))
      ? [
          `"${phrase}" has only words of the title and the headings, by which the page is found anyway. Add a word, or remove it.`,
        ]
      : []),
  ];
}

test('a keyword is short, lowercase, and adds to the title and the headings', () => {
  const told = articles.flatMap(({ file, title, keywords, body }) => {
    const named = new Set(stems([title, ...body.headings.map(({ text }) => text)].join(' ')));
    return keywords
      .flatMap((phrase) => keywordProblems(phrase, named))
      .map((problem) => `${file}: ${problem}`);
  });

  expect(told).toEqual([]);
});

test.each([
  [
    'a phrase of far too many words',
    ['"a phrase of far too many words" has 7 words. Use at most five.'],
  ],
  ['single SSO', ['"single SSO" has capitals. Write "single sso".']],
  [
    'running a run',
    [
      '"running a run" has only words of the title and the headings, by which the page is found anyway. Add a word, or remove it.',
    ],
  ],
  ['cron', []],
])('of the keyword %j, each mistake is told with its remedy', (phrase, problems) => {
  expect(keywordProblems(phrase, new Set(stems('A run')))).toEqual(problems);
});
