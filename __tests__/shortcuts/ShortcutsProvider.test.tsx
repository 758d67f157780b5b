import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { routeChange } from '../../src/data/routeChange';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';
import { useShortcut, useShortcuts } from '../../src/shortcuts/useShortcuts';
import { openableDialogs } from '../support/dialog';

const search = jest.fn();

function Page() {
  useShortcut('search', search);
  const { openShortcuts, singleKeys, setSingleKeys } = useShortcuts();
  return (
    <>
      <button onClick={openShortcuts}>Reading and shortcuts</button>
      <button onClick={() => setSingleKeys(!singleKeys)}>Single keys {String(singleKeys)}</button>
      <input aria-label="Name" />
    </>
  );
}

const site = (
  <ShortcutsProvider>
    <Page />
  </ShortcutsProvider>
);

const list = () => screen.queryByRole('dialog', { name: 'Reading and shortcuts' });
const untilLoaded = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  openableDialogs();
  localStorage.clear();
  search.mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('a question mark opens the list, and closing it removes it from the page', async () => {
  render(site);
  expect(list()).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Reading and shortcuts' })).toHaveAttribute(
    'open',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(list()).not.toBeInTheDocument();
});

test('a button can open it, any number of times', async () => {
  render(site);
  await userEvent.click(screen.getByRole('button', { name: 'Reading and shortcuts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reading and shortcuts' }));

  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('leaving for another page closes it, arriving there does not', async () => {
  render(site);
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Reading and shortcuts' });
  act(routeChange.end);
  expect(list()).toBeInTheDocument();

  act(routeChange.start);
  expect(list()).not.toBeInTheDocument();
});

test('a list that loads after the reader has left the page is not shown on the next one', async () => {
  render(site);
  fireEvent.keyDown(document.body, { key: '?' });
  act(routeChange.start);
  await untilLoaded();

  expect(list()).not.toBeInTheDocument();
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens the search',
  async (keys) => {
    render(site);
    await userEvent.keyboard(keys);

    expect(search).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['k', { ctrlKey: true }, true],
  ['/', {}, true],
  ['k', {}, false],
  ['f', { ctrlKey: true }, false],
])("the browser's default for %s with %j is prevented: %s", (key, modifiers, prevented) => {
  render(site);
  const event = createEvent.keyDown(document.body, { key, ...modifiers });
  fireEvent(document.body, event);

  expect(event.defaultPrevented).toBe(prevented);
});

test("keys held down act once, without the browser's default", () => {
  render(site);
  const prevented = [false, true, true].map((repeat) => {
    const event = createEvent.keyDown(document.body, { key: 'k', ctrlKey: true, repeat });
    fireEvent(document.body, event);
    return event.defaultPrevented;
  });

  expect(prevented).toEqual([true, true, true]);
  expect(search).toHaveBeenCalledTimes(1);
});

test('in a field, single keys are typed', async () => {
  render(site);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '/?');
  await untilLoaded();

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('/?');
  expect(search).not.toHaveBeenCalled();
  expect(list()).not.toBeInTheDocument();
});

test('while a dialog is open, single keys do nothing', async () => {
  render(
    <>
      {site}
      <dialog open aria-label="Navigation" />
    </>,
  );
  await userEvent.keyboard('/?');
  await untilLoaded();

  expect(search).not.toHaveBeenCalled();
  expect(list()).not.toBeInTheDocument();
});

test('single keys can be switched off and on again, and the setting is stored', async () => {
  render(site);
  await userEvent.click(screen.getByRole('button', { name: 'Single keys true' }));
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off');
  await userEvent.keyboard('/');
  expect(search).not.toHaveBeenCalled();

  await userEvent.keyboard('{Control>}k{/Control}');
  expect(search).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button', { name: 'Single keys false' }));
  expect(localStorage.getItem('single-key-shortcuts')).toBe('on');
  await userEvent.keyboard('/');
  expect(search).toHaveBeenCalledTimes(2);
});

test('single keys that were switched off stay off on the next visit', async () => {
  localStorage.setItem('single-key-shortcuts', 'off');
  render(site);
  await userEvent.keyboard('/');

  expect(screen.getByRole('button', { name: 'Single keys false' })).toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();
});

test('a later choice in another tab applies here, too', async () => {
  render(site);
  await userEvent.click(screen.getByRole('button', { name: 'Single keys true' }));
  localStorage.setItem('single-key-shortcuts', 'on');
  fireEvent(window, new StorageEvent('storage', { key: 'single-key-shortcuts' }));
  await userEvent.keyboard('/');

  expect(screen.getByRole('button', { name: 'Single keys true' })).toBeInTheDocument();
  expect(search).toHaveBeenCalledTimes(1);
});

test('the build renders the default', () => {
  localStorage.setItem('single-key-shortcuts', 'off');

  expect(renderToString(site)).toMatch(/Single keys (<!-- -->)?true/);
});

test('without storage the choice lasts for the visit', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const refuse = () => {
    throw new DOMException('storage is switched off', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  render(site);
  await userEvent.click(screen.getByRole('button', { name: 'Single keys true' }));
  await userEvent.keyboard('/');

  expect(screen.getByRole('button', { name: 'Single keys false' })).toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();
});

test('a key that another handler has used is not a shortcut', async () => {
  render(site);
  const field = screen.getByRole('button', { name: 'Reading and shortcuts' });
  field.addEventListener('keydown', (event) => event.preventDefault());
  field.focus();
  await userEvent.keyboard('/');

  expect(search).not.toHaveBeenCalled();
});

test('after unmounting, keys are ignored', async () => {
  const { unmount } = render(site);
  unmount();
  await userEvent.keyboard('/');

  expect(search).not.toHaveBeenCalled();
});
