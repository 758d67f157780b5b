import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { codeTools } from '../../../src/reader/code/codeTools';

const block = (language: string, code: string) =>
  `<div data-language="${language}"><pre tabindex="0"><code>${code}</code></pre></div>`;

const wrap = () => screen.findByRole('button', { name: 'Wrap long lines' });
const tooWide = (width: number) => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
};
const reading = () => document.documentElement.dataset.reading;

beforeAll(codeTools);
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.reading;
});
afterEach(() => jest.restoreAllMocks());

test('a block with an overlong line can be wrapped, by keyboard too, and all others wrap with it', async () => {
  const user = userEvent.setup();
  tooWide(900);
  document.documentElement.dataset.reading = 'large';
  document.body.innerHTML = block('sql', 'select 1') + block('sql', 'select 2');
  await user.tab();

  expect(await wrap()).toHaveAttribute('aria-pressed', 'false');
  await user.tab();
  await user.keyboard('{Enter}');

  expect(await wrap()).toHaveAttribute('aria-pressed', 'true');
  expect(reading()).toBe('large wrap');
  expect(localStorage.getItem('reading')).toBe('large wrap');
  await user.keyboard('{Enter}');
  expect(await wrap()).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('reading')).toBe('large');
});

test('a block whose lines fit offers wrapping only while lines are wrapped', async () => {
  const user = userEvent.setup();
  tooWide(300);
  document.body.innerHTML = block('bash', 'ls\nls');
  await user.hover(screen.getByText(/ls/));

  expect(await screen.findByRole('button', { name: 'Copy as one line' })).toBeInTheDocument();
  expect(document.querySelector('.wrap')).toHaveAttribute('hidden');
});

test('while lines are wrapped, so that none is too wide, every block offers to stop it', async () => {
  const user = userEvent.setup();
  tooWide(300);
  document.documentElement.dataset.reading = 'wrap';
  document.body.innerHTML = block('sql', 'select 1');
  await user.tab();

  expect(await wrap()).toHaveAttribute('aria-pressed', 'true');
  expect(await wrap()).not.toHaveAttribute('hidden');
});

test('tools are added only once', async () => {
  const user = userEvent.setup();
  tooWide(900);
  document.body.innerHTML = block('sql', 'select 1');
  await user.hover(screen.getByText(/select/));
  await user.unhover(screen.getByText(/select/));
  await user.tab();
  await wrap();

  expect(document.querySelectorAll('.code-tools')).toHaveLength(1);
});

test('shell commands are copied as one line, with a message', async () => {
  const user = userEvent.setup();
  document.body.innerHTML = block('bash', 'curl \\\n  x');
  await user.hover(screen.getByText(/curl/));
  await user.click(await screen.findByRole('button', { name: 'Copy as one line' }));

  expect(await navigator.clipboard.readText()).toBe('curl x');
  expect(await screen.findByText('Copied as one line')).toHaveAttribute('role', 'status');
});

test('if the browser does not allow copying, the reader is told', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  document.body.innerHTML = block('bash', 'ls \\\n  -l');
  await user.hover(screen.getByText(/ls/));
  await user.click(await screen.findByRole('button', { name: 'Copy as one line' }));

  expect(await screen.findByText('Copying failed')).toHaveAttribute('role', 'status');
});

test.each([
  ['other languages', block('python', 'echo 1\necho 2')],
  ['commands with a removed line', block('bash', '<i data-mark="removed">echo 1</i>\necho 2')],
])('%s offer no copy as one line', async (_, html) => {
  const user = userEvent.setup();
  document.body.innerHTML = html;
  await user.hover(screen.getByText(/echo 1/));

  await waitFor(() => expect(document.querySelector('.code-tools')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Copy as one line' })).not.toBeInTheDocument();
});

test('if storage throws, wrapping still applies to the page', async () => {
  const user = userEvent.setup();
  tooWide(900);
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  document.body.innerHTML = block('sql', 'select 1');
  await user.tab();
  await user.click(await wrap());

  expect(reading()).toBe('wrap');
});
