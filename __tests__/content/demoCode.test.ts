import { PROGRAMS, testIn } from './support/testIn';
import { demoBlocks } from './demo/demoBlocks';
import { TIME_LIMIT, runDemoBlocks } from './demo/runPages';

describe.each([
  { name: 'Python', language: 'python' },
  { name: 'R', language: 'r' },
] as const)('$name', ({ language }) => {
  const blocks = demoBlocks(language);
  let answers: ReturnType<typeof runDemoBlocks>;

  beforeAll(() => {
    if (PROGRAMS[language]) answers = runDemoBlocks(language, blocks);
  }, TIME_LIMIT);

  test('some code runs on the demo data', () => {
    expect(blocks.length).toBeGreaterThan(0);
  });

  testIn(language).each(blocks)(
    'the code at $at runs, and returns what its page shows',
    ({ at, table }) => {
      const answer = answers.get(at);

      expect(answer?.error ?? 'ran').toBe('ran');
      if (table)
        expect(table.code.trim()).toBe(answer?.table ?? 'The last line is not a DataFrame.');
    },
  );
});
