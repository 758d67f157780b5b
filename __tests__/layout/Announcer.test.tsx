import { render, screen } from '@testing-library/react';
import { ANNOUNCER, Announcer } from '../../src/layout/Announcer';

test('the place for announcements is a live region, which is silent until a page changes', () => {
  render(<Announcer />);

  expect(screen.getByRole('status')).toHaveAttribute('id', ANNOUNCER);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
