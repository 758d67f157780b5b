import { screen, within } from '@testing-library/react';
import { dialog, drawDialog, field } from './drawDialog';
import { fakeClient } from './fakeSearch';

const saved = (title: string) => ({ url: `/docs/${title}`, title, crumbs: ['Docs', 'Cells'] });
const store = (key: string, ...titles: string[]) =>
  localStorage.setItem(key, JSON.stringify(titles.map(saved)));
const list = (name: string) => screen.queryByRole('list', { name });
const links = (name: string) =>
  within(list(name)!)
    .getAllByRole('link')
    .map((link) => link.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const hint = 'No recent searches';

const client = () => fakeClient(() => [{ titles: ['SQL cells'] }]);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a reader who has opened nothing yet is told so, and told what will be kept', async () => {
  await drawDialog(client());

  expect(screen.getByText(hint)).toBeVisible();
  expect(
    screen.getByText('Type a word, a title or a question. Pages you open are listed here.'),
  ).toBeVisible();
});

test('a reader who has opened nothing yet sees the popular pages, which the arrow keys reach', async () => {
  const { user, followed } = await drawDialog(client());
  expect(links('Popular pages')).toEqual(['What is Hex?']);

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'What is Hex?' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(followed).toEqual(['/docs/what-is-hex']);

  await user.click(button('Open'));
  expect(links('Recent')).toEqual(['What is Hex? ']);
});

test('a reader who has opened something does not', async () => {
  store('recent-searches', 'one');
  await drawDialog(client());

  expect(list('Popular pages')).not.toBeInTheDocument();
});

test('an opened result is listed under Recent with a link to it', async () => {
  const { user, followed } = await drawDialog(client());
  await user.type(field(), 'sql');
  await user.click(await screen.findByRole('option'));
  await user.click(button('Open'));
  expect(links('Recent')).toEqual(['SQL cells Docs › Cells']);

  await user.click(screen.getByRole('link', { name: 'SQL cells Docs › Cells' }));
  expect(followed).toEqual(['/docs/sql-cells', '/docs/sql-cells']);
  expect(dialog()).not.toBeInTheDocument();
});

test('a section is found again with its page before it', async () => {
  const section = { url: '/docs/charts#limits', title: 'Limits', crumbs: ['Charts', 'Axes'] };
  localStorage.setItem('recent-searches', JSON.stringify([section]));
  await drawDialog(client());

  expect(links('Recent')).toEqual(['Charts › Limits Axes']);
});

test('a result opened in a new tab is kept as well', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await drawDialog(client());
  await user.type(field(), 'sql');
  await screen.findByRole('option');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.clear(field());

  expect(links('Recent')).toEqual(['SQL cells Docs › Cells']);
});

test.each([
  ['the middle button', '[MouseMiddle]', 1],
  ['the right button', '[MouseRight]', 0],
])('a result clicked with %s is kept only if that opens it', async (_which, keys, times) => {
  const { user } = await drawDialog(client());
  await user.type(field(), 'sql');
  await user.pointer({ keys, target: await screen.findByRole('option') });
  await user.clear(field());

  expect(screen.queryAllByRole('heading', { name: 'Recent' })).toHaveLength(times);
});

test('typing alone keeps nothing', async () => {
  const { user } = await drawDialog(client());
  await user.type(field(), 'sql');
  await screen.findByRole('option');
  await user.clear(field());

  expect(screen.getByText(hint)).toBeVisible();
});

test('a recent search can be removed, and the focus goes on to the next, at last to the field', async () => {
  store('recent-searches', 'one', 'two');
  const { user } = await drawDialog(client());
  await user.click(button('Remove “one” from recent searches'));
  expect(links('Recent')).toEqual(['two Docs › Cells']);
  expect(button('Remove “two” from recent searches')).toHaveFocus();

  await user.click(button('Remove “two” from recent searches'));
  expect(screen.getByText(hint)).toBeVisible();
  expect(field()).toHaveFocus();
});

test('the star moves a recent search to the favourites, and removes it from there', async () => {
  store('recent-searches', 'one');
  const { user } = await drawDialog(client());
  await user.click(button('Add “one” to favorites'));
  expect(list('Recent')).not.toBeInTheDocument();
  expect(links('Favorites')).toEqual(['one Docs › Cells']);

  await user.click(button('Remove “one” from favorites'));
  expect(screen.getByText(hint)).toBeVisible();
});

const announced = (text: string) => {
  const isStatus = (element: Element | null) => element?.getAttribute('role') === 'status';
  return screen.findByText((_, element) => isStatus(element) && element?.textContent === text);
};

test('a screen reader hears what becomes of a result that leaves its list', async () => {
  store('recent-searches', 'one', 'two');
  const { user } = await drawDialog(client());
  await user.click(button('Remove “one” from recent searches'));
  await announced('“one” removed from recent searches');

  await user.click(button('Add “two” to favorites'));
  await announced('“two” added to favorites');

  await user.click(button('Remove “two” from favorites'));
  await announced('“two” removed from favorites');
});

test('the line of keys below the results is no landmark of its own', async () => {
  await drawDialog(client());

  expect(screen.getByText('to close')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test.each([
  ['seven recent searches', [], ['1', '2', '3', '4', '5', '6', '7']],
  ['four next to favorites', ['star'], ['1', '2', '3', '4']],
])('recently opened results shown: %s', async (_which, favourites, shown) => {
  store('recent-searches', '1', '2', '3', '4', '5', '6', '7');
  store('favourite-searches', ...favourites);
  const { user } = await drawDialog(client());
  expect(links('Recent')).toEqual(shown.map((title) => `${title} Docs › Cells`));

  await user.click(button('Remove “2” from recent searches'));
  expect(links('Recent')).toHaveLength(favourites.length > 0 ? 4 : 6);
});

test('the active result has its star in the footer, within reach of the keyboard', async () => {
  const { user } = await drawDialog(client());
  await user.type(field(), 'sql');
  await screen.findByRole('option');
  expect(screen.queryByRole('button', { name: /favorites/ })).not.toBeInTheDocument();

  await user.keyboard('{ArrowDown}');
  button('Add “SQL cells” to favorites').focus();
  await user.keyboard('{Enter}');
  await user.clear(field());
  expect(links('Favorites')).toEqual(['SQL cells Docs › Cells']);
});

test('each row has a star for the mouse', async () => {
  const { user } = await drawDialog(client());
  await user.type(field(), 'sql');
  await screen.findByRole('option');
  await user.click(
    screen.getByRole('button', { name: 'Add “SQL cells” to favorites', hidden: true }),
  );
  expect(field()).toHaveFocus();
  expect(dialog()).toBeInTheDocument();

  await user.clear(field());
  expect(links('Favorites')).toEqual(['SQL cells Docs › Cells']);
});

test('the arrow keys move from the field through the saved results and back', async () => {
  store('recent-searches', 'one');
  store('favourite-searches', 'two');
  const { user } = await drawDialog(client());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'two Docs › Cells' })).toHaveFocus();

  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
});

test('without storage the search works, and keeps results until the page is closed', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, followed } = await drawDialog(client());
  await user.type(field(), 'sql');
  await user.click(await screen.findByRole('option'));
  expect(followed).toEqual(['/docs/sql-cells']);

  await user.click(button('Open'));
  await user.click(button('Add “SQL cells” to favorites'));
  expect(links('Favorites')).toEqual(['SQL cells Docs › Cells']);

  await user.click(button('Remove “SQL cells” from favorites'));
  expect(screen.getByText(hint)).toBeVisible();
});
