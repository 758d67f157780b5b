import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReferenceMenu } from '../../src/reference/ReferenceMenu';
import { revealWithin } from '../../src/ui/scrolling/revealWithin';

jest.mock('../../src/ui/scrolling/revealWithin');

const menu = {
  chapters: [{ title: 'Errors', anchor: 'section/Errors' }],
  groups: [
    {
      title: 'Users',
      anchor: 'tag/Users',
      operations: [
        { title: 'List users', method: 'get', anchor: 'operation/ListUsers' },
        { title: 'Deactivate a user', method: 'post', anchor: 'operation/DeactivateUser' },
      ],
    },
  ],
} as const;

const current = () =>
  screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;

beforeEach(() => window.history.replaceState({ key: '1' }, '', '/docs/api/api-reference'));

test('each entry is a link, with the method for operations', () => {
  render(<ReferenceMenu menu={menu} />);
  const links = within(screen.getByRole('navigation', { name: 'API reference' })).getAllByRole(
    'link',
  );

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Errors', '#section/Errors'],
    ['Users', '#tag/Users'],
    ['List usersget', '#operation/ListUsers'],
    ['Deactivate a userpost', '#operation/DeactivateUser'],
  ]);
});

test('the entry that the address names is marked', () => {
  window.history.replaceState(null, '', '#operation/ListUsers');
  render(<ReferenceMenu menu={menu} />);
  expect(current()).toBe('List usersget');
  expect(jest.mocked(revealWithin).mock.lastCall?.[1]).toHaveTextContent('List users');

  window.history.replaceState(null, '', '#tag/Users');
  act(() => void fireEvent(window, new HashChangeEvent('hashchange')));
  expect(current()).toBe('Users');
});

test('a malformed address marks nothing', () => {
  window.history.replaceState(null, '', '#%E0%A4%A');
  render(<ReferenceMenu menu={menu} />);

  expect(current()).toBeUndefined();
});

test('on a small screen a button opens the menu, and following a link closes it', async () => {
  render(<ReferenceMenu menu={menu} />);
  const button = screen.getByRole('button', { hidden: true });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');

  await userEvent.click(screen.getByRole('link', { name: /List users/ }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu and focuses its button', async () => {
  render(<ReferenceMenu menu={menu} />);
  const button = screen.getByRole('button', { hidden: true });
  await userEvent.click(button);
  screen.getByRole('link', { name: /List users/ }).focus();
  await userEvent.keyboard('x');
  expect(button).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('Escape in a closed menu does not move the focus', async () => {
  render(<ReferenceMenu menu={menu} />);
  const link = screen.getByRole('link', { name: /List users/ });
  link.focus();
  await userEvent.keyboard('{Escape}');

  expect(link).toHaveFocus();
});

test('the button says which list it opens', () => {
  render(<ReferenceMenu menu={menu} />);
  const button = screen.getByRole('button', { hidden: true });

  expect(document.getElementById(button.getAttribute('aria-controls')!)).toContainElement(
    screen.getByRole('link', { name: /List users/ }),
  );
});

test('a place that is opened in another tab leaves the menu open', async () => {
  render(<ReferenceMenu menu={menu} />);
  const button = screen.getByRole('button', { hidden: true });
  await userEvent.click(button);
  fireEvent.click(screen.getByRole('link', { name: /List users/ }), { ctrlKey: true });

  expect(button).toHaveAttribute('aria-expanded', 'true');
});
