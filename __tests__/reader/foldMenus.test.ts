import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { foldMenus } from '../../src/reader/foldMenus';

const menu = () => screen.getByRole('group');

beforeAll(foldMenus);

beforeEach(() => {
  document.body.innerHTML = `
    <div class="page-tools">
      <details open><summary>Open in</summary><a href="#chat">Chat</a></details>
    </div>
    <p>Text</p><button>Next</button>`;
});

test.each(['Text', 'Next'])('a click elsewhere closes the menu: %s', async (text) => {
  await userEvent.click(screen.getByText(text));

  expect(menu()).not.toHaveAttribute('open');
});

test('it stays open when it is clicked or focused', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Chat' }));
  expect(menu()).toHaveAttribute('open');
});

test('it closes when the focus leaves it', async () => {
  screen.getByRole('link', { name: 'Chat' }).focus();
  await userEvent.tab();

  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(menu()).not.toHaveAttribute('open');
});

test('Escape closes it and focuses its summary', async () => {
  screen.getByRole('link', { name: 'Chat' }).focus();
  await userEvent.keyboard('{Escape}');

  expect(menu()).not.toHaveAttribute('open');
  expect(screen.getByText('Open in')).toHaveFocus();
});
