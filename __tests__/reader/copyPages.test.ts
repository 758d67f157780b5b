import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { copyPages } from '../../src/reader/copyPages';

const MARKDOWN = '# Runs\n\nA run executes a project.\n';
const button = () => screen.getByRole('button', { name: 'Copy page' });
const answer = (more: object) =>
  jest.fn().mockResolvedValue({ ok: true, text: () => Promise.resolve(MARKDOWN), ...more });

beforeAll(copyPages);

beforeEach(() => {
  window.fetch = answer({});
  document.body.innerHTML = `
    <div class="page-tools">
      <button>Copy page</button>
      <a href="/docs/runs.md" type="text/markdown">View as Markdown</a>
    </div>
    <button>Elsewhere</button>`;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'ClipboardItem');
});

test('the page’s Markdown is copied, with a message', async () => {
  const user = userEvent.setup();
  await user.click(button());

  expect(await screen.findByText('Page copied')).toHaveAttribute('role', 'status');
  expect(window.fetch).toHaveBeenCalledWith('http://localhost/docs/runs.md');
  expect(await navigator.clipboard.readText()).toBe(MARKDOWN);
});

test('it is also copied by keyboard, and other buttons copy nothing', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(window.fetch).not.toHaveBeenCalled();

  button().focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Page copied')).toBeInTheDocument();
});

test('the clipboard is written immediately, while the click still counts', async () => {
  const user = userEvent.setup();
  const items: Record<string, Promise<Blob>>[] = [];
  Object.assign(window, {
    ClipboardItem: class {
      constructor(item: Record<string, Promise<Blob>>) {
        items.push(item);
      }
    },
  });
  const write = jest.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  window.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  await user.click(button());

  expect(write).toHaveBeenCalledTimes(1);
  expect(Object.keys(items[0]!)).toEqual(['text/plain']);
});

const NOT_LOADED =
  'The page could not be copied, since its Markdown did not load. Check your connection, then try again.';

test.each([
  ['does not exist', () => answer({ ok: false, status: 404 })],
  ['cannot be fetched', () => jest.fn().mockRejectedValue(new TypeError('offline'))],
])('when the Markdown %s, readers are told what to do', async (_what, fetching) => {
  const user = userEvent.setup();
  window.fetch = fetching();
  await user.click(button());

  expect(await screen.findByText(NOT_LOADED)).toBeInTheDocument();
});

test.each([
  ['there is no clipboard', undefined],
  [
    'permission is denied',
    { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  ],
])('when %s, readers are told another way to copy', async (_why, clipboard) => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(button());

  const sentence =
    'The page could not be copied, since the browser does not allow it. Use “View as Markdown” and copy it there.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
