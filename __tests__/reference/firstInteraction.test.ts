import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstInteraction, keepClick, nextUse } from '../../src/reference/firstInteraction';

const onClick = jest.fn<void, [string | null]>();
const main = () => document.querySelector('main')!;
const tab = (name: string) => screen.getByRole('tab', { name });
let replay = () => {};
let left = new AbortController();

beforeEach(() => {
  onClick.mockReset();
  document.body.innerHTML =
    '<main><ul role="tablist"><li role="tab" tabindex="0">curl</li><li role="tab">Python</li><li role="tab">R</li></ul><button>Fold</button><a href="#top">Top</a></main>';
  left = new AbortController();
  replay = keepClick(main(), left.signal);
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
  const scrolls = jest.fn<void, [boolean]>();
  document.body.onkeydown = (event) => scrolls(!event.defaultPrevented);
  tab('curl').focus();
  await userEvent.keyboard(keys);
  expect(scrolls).toHaveBeenLastCalledWith(false);
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

test('a click on what works without Redoc is not replayed', async () => {
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-busy');
  expect(onClick.mock.calls).toEqual([['Top']]);

  replay();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClick.mock.calls).toEqual([['Top']]);
});

test.each([
  ['the replay', () => replay()],
  ['the page was left', () => left.abort()],
])('clicks after %s are not kept', async (_when, end) => {
  end();
  await userEvent.click(tab('Python'));
  expect(tab('Python')).not.toHaveAttribute('aria-busy');
});

/** Whether the promise has resolved by now. */
const resolved = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);

const press = (key: string) => {
  tab('curl').focus();
  return userEvent.keyboard(key);
};

test.each([
  ['the pointer', () => userEvent.hover(tab('R'))],
  ['the focus', () => userEvent.tab()],
])('%s within the place is a first interaction', async (_what, use) => {
  const first = firstInteraction(main(), left.signal);
  expect(await resolved(first)).toBe(false);

  await use();
  expect(await resolved(first)).toBe(true);
});

test('what has the focus already is a first interaction', async () => {
  tab('curl').focus();
  expect(await resolved(firstInteraction(main(), left.signal))).toBe(true);
});

test.each([
  ['a click on a button', () => userEvent.click(screen.getByRole('button'))],
  ['Enter on a tab', () => press('{Enter}')],
])('%s needs Redoc', async (_what, use) => {
  const used = nextUse(main(), left.signal);
  await use();
  expect(await resolved(used)).toBe(true);
});

test.each([
  ['another key', () => press('a')],
  ['a hover', () => userEvent.hover(screen.getByRole('button'))],
  ['a click on a link', () => userEvent.click(screen.getByRole('link'))],
])('%s does not need Redoc', async (_what, use) => {
  const used = nextUse(main(), left.signal);
  await use();
  expect(await resolved(used)).toBe(false);
});
