import { screen } from '@testing-library/react';
import { drawDialog, field } from './drawDialog';
import { fakeClient } from './fakeSearch';

const ring = () => getComputedStyle(field().parentElement!).outline;

test('the box of the field has the ring while the field has the focus, which has none of its own', async () => {
  await drawDialog(fakeClient(() => []));
  expect(field()).toHaveFocus();
  expect(ring()).toMatch(/^2px solid/);
  expect(getComputedStyle(field()).outline).toBe('none');

  screen.getByRole('button', { name: 'Close' }).focus();
  // A change of the page, without which jsdom keeps the styles it has worked out.
  document.body.append('');
  expect(ring()).toBe('');
});
