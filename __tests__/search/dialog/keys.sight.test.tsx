import { fireEvent, screen } from '@testing-library/react';
import { active, dialog, drawDialog, field, options } from './drawDialog';
import { fakeClient } from './fakeSearch';

const many = Array.from({ length: 22 }, (_, index) => ({ titles: [`Hit ${index}`] as const }));

async function drawResults() {
  const client = fakeClient(() => many);
  const drawn = await drawDialog(client);
  await drawn.user.type(field(), 'hit');
  await screen.findAllByRole('option');
  return { ...drawn, client };
}

beforeEach(() => localStorage.clear());

test('the active option scrolls into view, and no other', async () => {
  const { user } = await drawResults();
  const scrolled = jest.mocked(Element.prototype.scrollIntoView);
  expect(scrolled).not.toHaveBeenCalled();

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(scrolled.mock.contexts).toEqual(options().slice(0, 2));
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
});

test.each(['Shift', 'Control', 'Alt', 'Meta'])(
  'with %s the keys that move belong to the field, not to the options',
  async (modifier) => {
    const { user } = await drawResults();
    await user.keyboard('{ArrowDown}');
    await user.keyboard(`{${modifier}>}{ArrowDown}{End}{/${modifier}}`);

    expect(active()).toHaveTextContent('Hit 0');
  },
);

test('while more results load, the row that fetches them stays active', async () => {
  const { user, client } = await drawResults();
  client.search.mockImplementationOnce(() => new Promise(() => undefined));
  await user.keyboard('{ArrowUp}');

  const more = screen.getByRole('option', { name: 'More results' });
  expect(active()).toBe(more);
  expect(screen.getAllByRole('option', { selected: true })).toEqual([more]);
  expect(await screen.findByText('Loading…')).toBeVisible();
});

test('keys that the dialog answers do nothing else in the browser', async () => {
  await drawResults();
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter'])
    expect(fireEvent.keyDown(field(), { key })).toBe(false);
});

test('Escape does nothing else in the browser, such as to leave the full screen', async () => {
  await drawResults();

  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect(dialog()).not.toBeInTheDocument();
});
