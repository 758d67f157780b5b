import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepTutorialProgress, tutorialProgress } from '../../src/data/tutorialProgress';
import { CardProgress } from '../../src/tutorials/CardProgress';
import { StepsProgress } from '../../src/tutorials/StepsProgress';
import { CONTENTS_ID } from '../../src/ui/contentsId';
import { narrowScreen } from '../support/screenWidth';

let widen: () => void;

beforeEach(() => {
  localStorage.clear();
  widen = narrowScreen();
});
afterEach(() => {
  jest.restoreAllMocks();
  keepTutorialProgress('/t', { done: [], of: 3 });
});

/** A tutorial as rendered by the build. */
function Tutorial({ path = '/t' }) {
  return (
    <main>
      <StepsProgress path={path} />
      <ol>
        {['One', 'Two', 'Three'].map((name) => (
          <li key={name} id={`step-${name.toLowerCase()}`}>
            <input type="checkbox" name="step" aria-label={name} />
          </li>
        ))}
      </ol>
      <input type="checkbox" aria-label="Something else" />
    </main>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const line = () => screen.getByRole('status');

test('ticks are counted and stored, and Resume links to the first step that is not done', async () => {
  const { unmount } = render(<Tutorial />);
  expect(line()).toHaveTextContent('0 of 3 steps done');
  expect(screen.queryByRole('link')).toBeNull();

  await userEvent.click(box('One'));
  await userEvent.click(box('Three'));
  await userEvent.click(box('Something else'));
  expect(line()).toHaveTextContent('2 of 3 steps done');
  expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '#step-two');
  unmount();

  render(<Tutorial />);
  expect(line()).toHaveTextContent('2 of 3 steps done');
  expect(box('One')).toBeChecked();
  expect(box('Two')).not.toBeChecked();
});

test('with a table of contents next to the text, the line is below it', async () => {
  render(
    <>
      <Tutorial />
      <nav id={CONTENTS_ID} />
    </>,
  );
  const contents = within(screen.getByRole('navigation'));
  expect(contents.queryByRole('status')).toBeNull();

  act(widen);
  await userEvent.click(box('Two'));
  expect(contents.getByRole('status')).toHaveTextContent('1 of 3 steps done');
  await userEvent.click(contents.getByRole('button', { name: 'Start over' }));
  expect(contents.getByRole('status')).toHaveFocus();
});

test('on a wide screen without a table of contents, the line stays in place', () => {
  widen();
  render(<Tutorial />);
  expect(within(screen.getByRole('main')).getByRole('status')).toBeVisible();
});

test('when all steps are done, there is no Resume link but a way to start over', async () => {
  render(<Tutorial />);
  for (const name of ['One', 'Two', 'Three']) await userEvent.click(box(name));
  expect(line()).toHaveTextContent('All 3 steps done');
  expect(screen.queryByRole('link')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(line()).toHaveTextContent('0 of 3 steps done');
  expect(line()).toHaveFocus();
  expect(box('One')).not.toBeChecked();
  expect(tutorialProgress()).toEqual({});
});

/** Another tab stores this, and the browser dispatches an event unless the tab is frozen. */
function inAnotherTab(done: readonly string[], told = true) {
  const text = JSON.stringify(done.length > 0 ? { '/t': { done, of: 3 } } : {});
  localStorage.setItem('tutorial-progress', text);
  if (told) fireEvent(window, new StorageEvent('storage', { key: 'tutorial-progress' }));
}

test('ticks in another tab are shown here, and so is starting over there', async () => {
  render(<Tutorial />);
  await userEvent.click(box('One'));
  inAnotherTab(['step-one', 'step-three']);
  expect(line()).toHaveTextContent('2 of 3 steps done');
  expect(box('Three')).toBeChecked();

  inAnotherTab([]);
  expect(line()).toHaveTextContent('0 of 3 steps done');
  expect(box('One')).not.toBeChecked();
});

test('changes under other keys affect no tick; clearing the storage does', async () => {
  render(<Tutorial />);
  await userEvent.click(box('One'));
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: 'theme' }));
  expect(box('One')).toBeChecked();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  expect(box('One')).not.toBeChecked();
});

test('a tick here keeps unnoticed ticks from another tab', async () => {
  render(<Tutorial />);
  inAnotherTab(['step-one', 'step-two'], false);
  await userEvent.click(box('Three'));

  expect(tutorialProgress()['/t']?.done).toEqual(['step-one', 'step-two', 'step-three']);
  expect(line()).toHaveTextContent('All 3 steps done');
});

test('steps that are no longer on the page are forgotten', () => {
  keepTutorialProgress('/t', { done: ['step-gone', 'step-two'], of: 9 });
  render(<Tutorial />);

  expect(tutorialProgress()).toEqual({ '/t': { done: ['step-two'], of: 3 } });
});

test('without storage, progress lasts until the page is closed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { unmount } = render(<Tutorial />);
  await userEvent.click(box('Two'));
  unmount();

  render(<CardProgress path="/t" tutorials={undefined} />);
  expect(screen.getByText('1 of 3 steps')).toBeVisible();
});

test('progress in one tutorial does not affect the others', async () => {
  keepTutorialProgress('/other', { done: ['step-a'], of: 1 });
  render(<Tutorial />);
  await userEvent.click(box('One'));

  render(<CardProgress path="/tutorials" tutorials={['/t', '/other']} />);
  expect(screen.getByText('1 of 2 done')).toBeVisible();
  keepTutorialProgress('/other', { done: [], of: 1 });
});
