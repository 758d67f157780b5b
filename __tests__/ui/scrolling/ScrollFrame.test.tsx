import { render, screen } from '@testing-library/react';
import { ScrollFrame } from '../../../src/ui/scrolling/ScrollFrame';
import { resize, unwatchedSizes, watchedSizes } from '../../support/resize';

afterEach(unwatchedSizes);

test('a frame has its label while its content is too wide', () => {
  watchedSizes();
  render(<ScrollFrame label="Result">wide</ScrollFrame>);
  resize({ content: 900, frame: 320 });

  expect(screen.getByRole('group', { name: 'Result' })).toHaveTextContent('wide');
});

test('a frame has no semantics while its content fits', () => {
  render(<ScrollFrame label="Result">narrow</ScrollFrame>);

  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByText('narrow')).toBeInTheDocument();
});
