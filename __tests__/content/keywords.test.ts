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

test('a keyword is short, lowercase, and adds to the title and the headings', () => {
  const told = articles.flatMap(({ file, title, keywords, body }) => {
    const named = new Set(stems([title, ...body.headings.map(({ text }) => text)].join(' ')));
    return keywords
      .filter((phrase) => {
        const short = phrase.split(' ').length <= 5 && phrase === phrase.toLowerCase();
        return !short || stems(phrase).every((word) => named.has(word));
      })
      .map(
        (phrase) =>
          `${file}: "${phrase}" has more than five words, capitals, or no word of its own.`,
      );
  });

  expect(told).toEqual([]);
});
