import { screen } from '@testing-library/react';
import { drawDialog, field } from './drawDialog';
import { fakeClient } from './fakeSearch';

const ring = () => getComputedStyle(field().parentElement!).outline;

test('the field’s box shows the focus ring instead of the field itself', async () => {
  await drawDialog(fakeClient(() => []));
  expect(field()).toHaveFocus();
  expect(ring()).toMatch(/^2px solid/);
  expect(getComputedStyle(field()).outline).toBe('none');

  screen.getByRole('button', { name: 'Close' }).focus();
  // A DOM change, without which jsdom keeps the styles it has computed.
  document.body.append('');
  expect(ring()).toBe('');
});
