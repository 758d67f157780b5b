import { render, screen } from '@testing-library/react';
import { FootMessage } from '../../src/ui/FootMessage';

test('messages share one place, so that none covers another', () => {
  render(
    <>
      <FootMessage>The menu did not load.</FootMessage>
      <FootMessage>You are offline.</FootMessage>
    </>,
  );

  const place = screen.getByText('The menu did not load.').parentElement!;
  expect(place).toContainElement(screen.getByText('You are offline.'));
  expect(place).not.toBe(document.body);
});
