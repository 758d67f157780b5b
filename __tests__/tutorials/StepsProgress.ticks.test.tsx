import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepTutorialProgress, tutorialProgress } from '../../src/data/tutorialProgress';
import { StepsProgress } from '../../src/tutorials/StepsProgress';
import { narrowScreen } from '../support/screenWidth';

/** A tutorial whose steps have these names. */
const tutorial = (path: string, ...names: readonly string[]) => (
  <main>
    <StepsProgress path={path} />
    <ol>
      {names.map((name) => (
        <li id={`step-${name.toLowerCase()}`} key={path + name}>
          <input type="checkbox" name="step" aria-label={name} />
        </li>
      ))}
    </ol>
  </main>
);

beforeEach(() => {
  localStorage.clear();
  narrowScreen();
});

test('a step that was ticked before the scripts had loaded stays ticked, and is stored', () => {
  render(
    <main>
      <StepsProgress path="/t" />
      <ol>
        <li id="step-one">
          <input type="checkbox" name="step" aria-label="One" defaultChecked />
        </li>
        <li id="step-two">
          <input type="checkbox" name="step" aria-label="Two" />
        </li>
      </ol>
    </main>,
  );

  expect(screen.getByRole('checkbox', { name: 'One' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 steps done');
  expect(tutorialProgress()).toEqual({ '/t': { done: ['step-one'], of: 2 } });
});

test('a tutorial that the reader has left is not changed by ticks in the next one', async () => {
  keepTutorialProgress('/t', { done: ['step-one'], of: 2 });
  render(<StepsProgress path="/t" />).unmount();
  render(tutorial('/next', 'Else'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Else' }));

  expect(tutorialProgress()).toEqual({
    '/t': { done: ['step-one'], of: 2 },
    '/next': { done: ['step-else'], of: 1 },
  });
});

test('a tutorial without steps has no line', () => {
  const { container } = render(<StepsProgress path="/t" />);

  expect(container).toBeEmptyDOMElement();
});

test('the first tick offers the next step and a way to start over, which a page without ticks lacks', async () => {
  render(tutorial('/short', 'Only', 'Last'));
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Only' }));
  expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '#step-last');
  expect(screen.getByRole('button', { name: 'Start over' })).toBeVisible();
});

test('a tutorial of one step counts it', () => {
  render(tutorial('/one', 'Only'));

  expect(screen.getByRole('status')).toHaveTextContent('0 of 1 steps done');
});

test('the next tutorial shows its own progress', () => {
  keepTutorialProgress('/next', { done: ['step-only'], of: 1 });
  const { rerender } = render(tutorial('/one', 'Only'));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 1 steps done');

  rerender(tutorial('/next', 'Only'));
  expect(screen.getByRole('status')).toHaveTextContent('All 1 steps done');
  expect(screen.getByRole('checkbox')).toBeChecked();
});
