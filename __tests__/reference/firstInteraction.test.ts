import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepClick } from '../../src/reference/firstInteraction';

const onClick = jest.fn<void, [string | null]>();
const tab = (name: string) => screen.getByRole('tab', { name });
let replay = () => {};

beforeEach(() => {
  onClick.mockReset();
  document.body.innerHTML =
    '<main><ul role="tablist"><li role="tab" tabindex="0">curl</li><li role="tab">Python</li><li role="tab">R</li></ul><button>Fold</button></main>';
  replay = keepClick(document.querySelector('main')!, new AbortController().signal);
  document.body.onclick = ({ target }) => onClick((target as Element).textContent);
});

test.each([
  ['{ArrowRight}', 'Python'],
  ['{ArrowDown}', 'Python'],
  ['{ArrowRight>3}', 'curl'],
  ['{ArrowLeft}', 'R'],
  ['{ArrowUp}', 'R'],
  ['{End}', 'R'],
  ['{End}{Home}', 'curl'],
])('on a tab, %s leads to %s, which is replayed as a click', async (keys, name) => {
  tab('curl').focus();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tab', { busy: true })).toBe(tab(name));
  expect(onClick).not.toHaveBeenCalled();

  replay();
  expect(tab(name)).not.toHaveAttribute('aria-busy');
  await waitFor(() => expect(onClick.mock.calls).toEqual([[name]]));
});

test.each([
  ['tab', 'curl', '{Alt>}{ArrowRight}{/Alt}'],
  ['tab', 'curl', '{PageDown}'],
  ['button', 'Fold', '{ArrowRight}'],
])('on the %s %s, %s is left to the browser', async (role, name, keys) => {
  const leftToBrowser = jest.fn<void, [boolean]>();
  document.body.onkeydown = (event) => leftToBrowser(!event.defaultPrevented);
  screen.getByRole(role, { name }).focus();
  await userEvent.keyboard(keys);
  expect(screen.getByRole(role, { name })).toHaveFocus();
  expect(leftToBrowser).toHaveBeenLastCalledWith(true);

  replay();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClick).not.toHaveBeenCalled();
});
