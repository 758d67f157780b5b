import { readFileSync } from 'node:fs';
import redocChanges from '../../../src/build/bundles/redocChanges.mjs';

const redoc = readFileSync('node_modules/redoc/bundles/redoc.browser.lib.js', 'utf8');

test('Redoc has no hard-coded white or black outside its theme', () => {
  const painted = redocChanges(redoc);
  const left = painted.match(
    /^ *(?:color|background|background-color): (?:white|black|#fff(?:fff)?|#000(?:000)?);/gm,
  );

  expect(left).toBeNull();
  expect(painted).toContain('color: var(--color-paper);\\n      background-color: ${');
});

test('the headings of Redoc do not skip a level', () => {
  expect(redoc).toMatch(/\.h5`|"h5"/);
  expect(redocChanges(redoc)).not.toMatch(/\.h5`|"h5"/);
});

test('the labels of an operation are in sentence case', () => {
  const labels = /" Parameters"|"Request Body schema: "|"Response Schema: "|" Response Headers "/;

  expect(redoc).toMatch(labels);
  expect(redocChanges(redoc)).not.toMatch(labels);
});

test('a link of a heading comes after the text, by the name that it has in the docs', () => {
  const changed = redocChanges(redoc);
  const linkFirst = /\(\w+,null,e\.createElement\(\w+,\{to:t(?:his\.props\.item)?\.id\}/;

  expect(changed).toContain('"aria-label":"Link to this section"');
  expect(redoc).toMatch(linkFirst);
  expect(changed.search(linkFirst)).toBe(-1);
});

test('fields, responses and paths say whether they are open', () => {
  const states = (text: string) =>
    [
      /"aria-expanded":!!\w+,"aria-label":\w+\},/,
      /"aria-expanded":\w+\?void 0:!!\w+,disabled:/,
      /onClick:this\.toggle,"aria-expanded":!!\w+,\$expanded:/,
    ].map((state) => state.test(text));

  expect(states(redoc)).toEqual([false, false, false]);
  expect(states(redocChanges(redoc))).toEqual([true, true, true]);
});

test('a button that folds a part of a sample is called as the part, and says whether it is open', () => {
  const html = sampleWriter(redocChanges(redoc))({ 'a"b': [{ c: { d: 1 } }], e: [] }, 2);
  const folds = [...html.matchAll(/aria-label="([^"]*)" aria-expanded="(\w+)"/g)];

  expect(folds.map(([, name, open]) => `${name} ${open}`)).toEqual([
    'sample true',
    'a&quot;b true',
    'a&quot;b 1 false',
    'c false',
  ]);
  expect(redoc).toMatch(/setAttribute\("aria-label"/);
  expect(redocChanges(redoc)).not.toMatch(/setAttribute\("aria-label"/);
});

/** The functions with which Redoc writes a sample in JSON, down to a number of levels that are open. */
function sampleWriter(text: string) {
  const [begin, , name] = /let (\w+)=1;function (\w+)\(e,t\)\{\1=1;let r=""/.exec(text)!;
  const from = text.indexOf(begin);
  const to = text.indexOf('}const ', text.indexOf('token boolean', from)) + 1;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- code of a package, which exports none of it
  const write = new Function(`${text.slice(from, to)}; return ${name};`) as () => unknown;
  return write() as (json: object, levels: number) => string;
}

test('the samples of a request come before the fields of an operation, those of its responses after them', () => {
  const order = (text: string) =>
    [
      ...text
        .split('showWebhookVerb:')[1]!
        .matchAll(/\{(?:(operation):t|(responses):t\.responses)\}/g),
    ]
      .map(([, operation, responses]) => operation ?? responses)
      .slice(0, 4);

  expect(order(redoc)).toEqual(['responses', 'operation', 'operation', 'operation']);
  expect(order(redocChanges(redoc))).toEqual(['operation', 'operation', 'responses', 'operation']);
});

test('the select for examples is the one that waits until it is in view', () => {
  expect(redoc.split('"select"')).toHaveLength(2);
  expect(redocChanges(redoc)).not.toContain('"select"');
});

test('an unexpected version of Redoc throws an error that says where to look', () => {
  expect(() => redocChanges('color: red;')).toThrow(
    /^This version of Redoc does not contain .*Find out what it contains instead, and update src\/build\/bundles\/redocChanges\.mjs\.$/,
  );
});
