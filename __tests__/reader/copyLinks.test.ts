import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { copyLinks } from '../../src/reader/copyLinks';

const anchor = () => screen.getByRole('link', { name: 'Link to this item' });
const ADDRESS = 'http://localhost/changelog/2024-06-26#bell';

beforeAll(copyLinks);

beforeEach(() => {
  document.body.innerHTML = `
    <article data-entry="/changelog/2024-06-26">
      <p id="2024-06-26-bell">The bell <a href="#2024-06-26-bell">Link to this item</a></p>
    </article>`;
});

test('the anchor next to an item copies its address and says so', async () => {
  const user = userEvent.setup();

  await user.click(anchor());

  expect(await screen.findByText('Link copied')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
});

test('it also does so by keyboard', async () => {
  const user = userEvent.setup();

  anchor().focus();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});

test('a click on anything else copies nothing', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(screen.getByText(/The bell/));

  expect(written).not.toHaveBeenCalled();
});

test('with Ctrl the browser opens a new tab, and the clipboard is unchanged', async () => {
  const user = userEvent.setup();
  await navigator.clipboard.writeText('mine');

  await user.keyboard('{Control>}');
  await user.click(anchor());
  await user.keyboard('{/Control}');

  expect(await navigator.clipboard.readText()).toBe('mine');
});

test('without a clipboard the anchor still leads to the item', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });

  await user.click(anchor());

  expect(window.location.hash).toBe('#2024-06-26-bell');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
