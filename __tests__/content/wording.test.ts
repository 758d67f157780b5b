import { pages } from '../support/contentPages';

/** Where a page says what it must not, with the line. */
function found(pattern: RegExp): string[] {
  return pages.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, index) => {
      const [words] = pattern.exec(line) ?? [];
      return words === undefined ? [] : [`${file}:${index + 1}  ${words}`];
    }),
  );
}

test.each([
  /AI & agents/i,
  /\bworkspace guides?\b/i,
  /\bworkspace context\b/i,
  /\bContext Studio\b/i,
  /\bChat with App\b/i,
  // With a capital it is the feature; tasks are what people have.
  /\bTasks\b/,
  /\bgenerative apps?\b/i,
  /\bCLI\b/,
  /\bcredits\b/i,
  /\/docs\/api-integrations\b/,
  /\/docs\/agent-management\b/,
  /\/tutorials\/ai-best-practices\b/,
])('nothing is called %s, which is later than the state described', (pattern) => {
  expect(found(pattern)).toEqual([]);
});

test.each([
  /\bTODO\b/,
  /\blorem\b/i,
  /\bcoming soon\b/i,
  /\bthis page describes\b/i,
  /\bsimply\b/i,
])('no page leaves a filler such as %s', (pattern) => {
  expect(found(pattern)).toEqual([]);
});

test.each([
  ['dataframe', /\bdata[ -]frames?\b/i],
  ['workspace', /\bwork[ -]spaces?\b/i],
  ['email', /\be-mails?\b/i],
  ['notebook', /\bnote[ -]books?\b/i],
])('%s is spelled in one way', (_word, pattern) => {
  expect(found(pattern)).toEqual([]);
});
