import { act, render, screen } from '@testing-library/react';
import { CodeBlock } from '../../src/mdx/CodeBlock';
import type { CodeLine } from '../../src/model/content/codeLine';
import { resize, unwatchedSizes, watchedSizes } from '../support/resize';

const line = (text: string, mark?: CodeLine['mark']): CodeLine => ({ tokens: [text], mark });

const query: CodeLine[] = [
  { tokens: [['k', 'select'], ' region'] },
  line(''),
  { tokens: [['k', 'from'], ' orders'], mark: 'marked' },
  line('limit 10'),
];
const source = 'select region\n\nfrom orders\nlimit 10';

/** The code as it is read and selected; a trailing line break is invisible. */
const shownCode = () => screen.getByRole('code').textContent?.replace(/\n$/, '');

test('the code is rendered verbatim, line by line', () => {
  render(<CodeBlock language="sql" lines={query} />);

  expect(shownCode()).toBe(source);
});

test('numbered lines have no blank lines between them', () => {
  render(<CodeBlock language="sql" lines={query} numbered />);

  expect(shownCode()).toBe(source);
});

test('tokens of the text are coloured', () => {
  render(<CodeBlock language="sql" lines={query} />);

  const keyword = { color: 'var(--color-code-keyword)' };
  expect(screen.getByText('select')).toHaveStyle(keyword);
  expect(screen.getByText('from')).toHaveStyle(keyword);
  expect(screen.getByRole('code')).not.toHaveStyle(keyword);
});

test('only marked, added and removed lines have marks', () => {
  const lines = [line('a'), line('b', 'marked'), line('c', 'added'), line('d', 'removed')];
  const { container } = render(<CodeBlock language="sql" lines={lines} />);

  const marks = [...container.querySelectorAll<HTMLElement>('[data-mark]')];
  expect(marks.map((mark) => [mark.dataset.mark, mark.textContent])).toEqual([
    ['marked', 'b\n'],
    ['added', 'c\n'],
    ['removed', 'd\n'],
  ]);
});

test('a marked line is visible without backgrounds, as in print and with forced colours', () => {
  render(<CodeBlock language="sql" lines={[line('a'), line('b', 'marked')]} />);

  expect(getComputedStyle(screen.getByText('b')).borderLeft).toContain('solid');
});

test('lines are numbered from one, and only if requested', () => {
  const { container, rerender } = render(<CodeBlock language="sql" lines={query} numbered />);
  const numbers = () =>
    [...container.querySelectorAll<HTMLElement>('[data-number]')].map(
      ({ dataset }) => dataset.number,
    );
  expect(numbers()).toEqual(['1', '2', '3', '4']);

  rerender(<CodeBlock language="sql" lines={query} />);
  expect(numbers()).toEqual([]);
});

test.each([
  [{ title: 'orders.sql', dialect: 'Snowflake' }, 'orders.sql', 'orders.sql, code'],
  [{ dialect: 'Snowflake' }, 'Snowflake SQL', 'Snowflake SQL, code'],
  [{}, undefined, 'Code'],
])("with %j the block's title is %s, and its name while scrollable is %s", (props, head, name) => {
  watchedSizes();
  render(<CodeBlock language="sql" lines={query} {...props} />);
  expect(screen.queryByRole('paragraph')?.textContent).toBe(head);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();

  resize({ content: 900, frame: 320 });
  expect(screen.getByRole('group', { name })).toHaveAttribute('tabindex', '0');
  unwatchedSizes();
});

test.each([
  ['writes the code and nothing else', () => Promise.resolve(), 'Copied'],
  ['says when the clipboard refuses', () => Promise.reject(new Error('no')), 'Copying failed'],
])('Copy code to clipboard %s', async (_rule, answer, said) => {
  const writeText = jest.fn(answer);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<CodeBlock language="sql" title="orders.sql" lines={query} numbered />);
  await act(() => {
    screen.getByRole('button', { name: 'Copy code to clipboard' }).click();
    return Promise.resolve();
  });

  expect(writeText.mock.calls).toEqual([[source]]);
  expect(screen.getByRole('status')).toHaveTextContent(said);
});

test('removed lines of a change are shown but not copied', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const lines = [line('a'), line('b', 'removed'), line('c', 'added'), line('d', 'marked')];
  render(<CodeBlock language="sql" lines={lines} />);
  await act(() => {
    screen.getByRole('button', { name: 'Copy code to clipboard' }).click();
    return Promise.resolve();
  });

  expect(shownCode()).toBe('a\nb\nc\nd');
  expect(writeText.mock.calls).toEqual([['a\nc\nd']]);
});
