import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '../../src/mdx/Accordion';

test('an accordion is collapsed below its title, and a click expands it without our scripts', async () => {
  render(<Accordion title="Why is my query slow?">It reads every row.</Accordion>);
  expect(screen.getByText('It reads every row.')).not.toBeVisible();

  await userEvent.click(screen.getByText('Why is my query slow?'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('It reads every row.')).toBeVisible();
});

test('collapsed content is in the page', () => {
  render(<Accordion title="Why is my query slow?">It reads every row.</Accordion>);

  expect(screen.getByRole('group')).toHaveTextContent('Why is my query slow?It reads every row.');
});

test("expanded content leaves space for the title's focus ring", () => {
  render(<Accordion title="Why is my query slow?">It reads every row.</Accordion>);

  const { paddingTop } = getComputedStyle(screen.getByText('It reads every row.'));
  expect(parseFloat(paddingTop)).toBeGreaterThanOrEqual(4);
});
