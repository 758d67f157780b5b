import { faultReport, toldFault } from '../../src/model/fault';

const fault = (file: string, line: number, message = 'The title is missing. Add one.') => ({
  file: `content/docs/${file}.mdx`,
  line,
  message,
});

test('a single mistake is counted in words and reported with its location', () => {
  expect(faultReport([fault('connect', 3)])).toBe(
    `One mistake in the content:
content/docs/connect.mdx:3  The title is missing. Add one.`,
  );
});

test('mistakes are ordered by file, then numerically by line', () => {
  const report = faultReport([fault('query', 2), fault('connect', 10), fault('connect', 9)]);

  expect(report).toBe(
    `3 mistakes in the content:
content/docs/connect.mdx:9  The title is missing. Add one.
content/docs/connect.mdx:10  The title is missing. Add one.
content/docs/query.mdx:2  The title is missing. Add one.`,
  );
});

test('a mistake that two checks found is reported and counted once', () => {
  expect(faultReport([fault('connect', 3), fault('connect', 3)])).toBe(
    faultReport([fault('connect', 3)]),
  );
});

test('two mistakes on one line are both reported', () => {
  const report = faultReport([fault('connect', 3), fault('connect', 3, 'The link is dead.')]);

  expect(report.split('\n')).toEqual([
    '2 mistakes in the content:',
    'content/docs/connect.mdx:3  The title is missing. Add one.',
    'content/docs/connect.mdx:3  The link is dead.',
  ]);
});

test('the report says where the mistakes are', () => {
  expect(faultReport([fault('connect', 3)], 'configuration')).toMatch(
    /^One mistake in the configuration:\n/,
  );
});

test('the given faults keep their order', () => {
  const faults = [fault('query', 2), fault('connect', 1)];
  faultReport(faults);

  expect(faults).toEqual([fault('query', 2), fault('connect', 1)]);
});

test.each([
  ['openapi/paths/run.yaml:12: No id. Add one.', 'openapi/paths/run.yaml', 12],
  ['content/data/roles.yml: Not a list. Correct it.', 'content/data/roles.yml', 1],
])('an error about a file of data tells the fault: %s', (text, file, line) => {
  expect(toldFault(text)).toEqual({ file, line, message: text.split(': ')[1] });
});

test('any other error tells no fault', () => {
  expect(toldFault('The API contract has no limit "Run". Use another.')).toBeUndefined();
});
