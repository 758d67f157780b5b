import { faultReport } from '../../src/model/fault';

const fault = (file: string, line: number, message = 'The title is missing. Add one.') => ({
  file: `content/docs/${file}.mdx`,
  line,
  message,
});

test('a single mistake is counted in words and told with its place', () => {
  expect(faultReport([fault('connect', 3)])).toBe(
    `One mistake in the content:
content/docs/connect.mdx:3  The title is missing. Add one.`,
  );
});

test('mistakes are ordered by file, and by line as a number', () => {
  const report = faultReport([fault('query', 2), fault('connect', 10), fault('connect', 9)]);

  expect(report).toBe(
    `3 mistakes in the content:
content/docs/connect.mdx:9  The title is missing. Add one.
content/docs/connect.mdx:10  The title is missing. Add one.
content/docs/query.mdx:2  The title is missing. Add one.`,
  );
});

test('a mistake that two checks found is said and counted once', () => {
  expect(faultReport([fault('connect', 3), fault('connect', 3)])).toBe(
    faultReport([fault('connect', 3)]),
  );
});

test('two mistakes of one line are both told', () => {
  const report = faultReport([fault('connect', 3), fault('connect', 3, 'The link is dead.')]);

  expect(report.split('\n')).toEqual([
    '2 mistakes in the content:',
    'content/docs/connect.mdx:3  The title is missing. Add one.',
    'content/docs/connect.mdx:3  The link is dead.',
  ]);
});

test('the report says what the mistakes are in', () => {
  expect(faultReport([fault('connect', 3)], 'configuration')).toMatch(
    /^One mistake in the configuration:\n/,
  );
});

test('the faults themselves keep their order', () => {
  const faults = [fault('query', 2), fault('connect', 1)];
  faultReport(faults);

  expect(faults).toEqual([fault('query', 2), fault('connect', 1)]);
});
