import { testIn } from '../support/testIn';
import { TIME_LIMIT, runPages } from './runPages';

jest.setTimeout(TIME_LIMIT);

/** The blocks of a page, starting at lines 10, 20, 30 … */
const page = (...codes: string[]) => codes.map((code, index) => ({ line: 10 * index + 10, code }));

/** Code for the behaviour that both languages share. */
const cases = {
  python: {
    shared: page('a = len(customers)', 'assert a == 400'),
    failing: page('b = 1\n1 / 0', 'b'),
    unreadable: page('b = = 1'),
    printing: page('print("[]")'),
    division: 'ZeroDivisionError: division by zero (line 12)',
    syntax: 'SyntaxError: invalid syntax (line 11)',
  },
  r: {
    shared: page('a <- nrow(customers)', 'stopifnot(a == 400)'),
    failing: page('b <- 1\nstop("division by zero")', 'b'),
    unreadable: page('b <- <- 1'),
    printing: page('cat("[]")'),
    division: 'division by zero (line 12)',
    syntax: expect.stringMatching(/unexpected assignment/) as string,
  },
};

describe.each(['python', 'r'] as const)('%s', (language) => {
  const { shared, failing, unreadable, printing, division, syntax } = cases[language];
  const inLanguage = testIn(language);

  inLanguage(
    'the blocks of a page share variables, and those of the next page do not see them',
    () => {
      const [ran, next] = runPages(language, [shared, page('a')]);

      expect(ran?.map(({ error }) => error ?? null)).toEqual([null, null]);
      expect(next?.[0]?.error).toContain("'a'");
    },
  );

  inLanguage(
    'a failing block is reported with its line on the page, and stops only that page',
    () => {
      const [failed, ran] = runPages(language, [failing, shared]);

      expect(failed).toMatchObject([{ error: division }, { error: 'A block above failed.' }]);
      expect(ran?.map(({ error }) => error ?? null)).toEqual([null, null]);
    },
  );

  inLanguage('syntax errors are reported, and printed output is ignored', () => {
    const [unread, printed] = runPages(language, [unreadable, printing]);

    expect(unread).toMatchObject([{ error: syntax }]);
    expect(printed?.[0]?.error ?? null).toBeNull();
  });
});

testIn('python')('in Python the last line is the result, if it is a DataFrame', () => {
  const [answers] = runPages('python', [
    page(
      'orders[["order_id", "ordered_at", "discount_pct"]].iloc[[0, 1]]',
      'customers[["signed_up_on"]].head(1)',
      'len(orders)',
      'few = orders.head(1)',
    ),
  ]);

  expect(answers).toEqual([
    {
      table: [
        '| order_id | ordered_at | discount_pct |',
        '| --- | --- | --- |',
        '| 5001 | 2023-07-01 21:53:00 | 10.0 |',
        '| 5002 | 2023-07-02 09:30:00 | null |',
      ].join('\n'),
    },
    { table: '| signed_up_on |\n| --- |\n| 2023-07-01 |' },
    { table: null },
    { table: null },
  ]);
});

testIn('r')('in R a plot on the last line is drawn', () => {
  const plot = 'library(ggplot2)\nggplot(orders, aes(no_such_column)) + geom_bar()';

  expect(runPages('r', [page(plot)])[0]?.[0]?.error).toContain('no_such_column');
});
