import { render, screen } from '@testing-library/react';
import { Steps } from '../../src/mdx/Steps';

test('steps stay a numbered list', () => {
  render(
    <Steps>
      <ol>
        <li>Open the project.</li>
        <li>Press Run.</li>
      </ol>
    </Steps>,
  );

  expect(screen.getByRole('list').tagName).toBe('OL');
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual(['Open the project.', 'Press Run.']);
});
