import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepTutorialProgress, tutorialProgress } from '../../src/data/tutorialProgress';
import { StepsProgress } from '../../src/tutorials/StepsProgress';
import { narrowScreen } from '../support/screenWidth';

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
  render(
    <main>
      <StepsProgress path="/next" />
      <ol>
        <li id="step-else">
          <input type="checkbox" name="step" aria-label="Else" />
        </li>
      </ol>
    </main>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Else' }));

  expect(tutorialProgress()).toEqual({
    '/t': { done: ['step-one'], of: 2 },
    '/next': { done: ['step-else'], of: 1 },
  });
});
