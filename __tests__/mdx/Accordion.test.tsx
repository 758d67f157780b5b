import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '../../src/mdx/Accordion';

test('an accordion is folded under its title, and a click unfolds it without scripts of ours', async () => {
  render(<Accordion title="Why is my query slow?">It reads every row.</Accordion>);
  expect(screen.getByText('It reads every row.')).not.toBeVisible();

  await userEvent.click(screen.getByText('Why is my query slow?'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('It reads every row.')).toBeVisible();
});

test('what is folded away is in the page', () => {
  render(<Accordion title="Why is my query slow?">It reads every row.</Accordion>);

  expect(screen.getByRole('group')).toHaveTextContent('Why is my query slow?It reads every row.');
});

test('what is unfolded leaves room for the ring around the title', () => {
  render(<Accordion title="Why is my query slow?">It reads every row.</Accordion>);

  const { paddingTop } = getComputedStyle(screen.getByText('It reads every row.'));
  expect(parseFloat(paddingTop)).toBeGreaterThanOrEqual(4);
});
