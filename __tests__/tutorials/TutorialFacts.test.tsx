import { render } from '@testing-library/react';
import { TutorialFacts } from '../../src/tutorials/TutorialFacts';

test('the space reserved for the progress scales with its text', () => {
  const { container } = render(<TutorialFacts path="/a" level="beginner" minutes={45} />);

  expect(container.querySelector('.needs-js')).toHaveStyle({ minHeight: '1.625rem' });
});

test.each([
  ['beginner', 1, 'BeginnerAbout 1 minute'],
  ['beginner', 45, 'BeginnerAbout 45 minutes'],
  ['intermediate', 60, 'IntermediateAbout 60 minutes'],
  ['advanced', 90, 'AdvancedAbout 90 minutes'],
])('a tutorial that is %s and takes %i min says so', (level, minutes, text) => {
  const { container } = render(<TutorialFacts path="/a" level={level} minutes={minutes} />);

  expect(container).toHaveTextContent(new RegExp(`^${text}$`));
});
