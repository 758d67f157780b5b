import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadingChoices } from '../../src/shortcuts/ReadingChoices';

const group = (name: string) => within(screen.getByRole('group', { name }));
const page = () => document.documentElement.dataset.reading;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.reading;
});

test.each([
  ['Text size', 'Default'],
  ['Line spacing', 'Default'],
  ['Line width', 'Default'],
  ['Long code', 'Scrolls'],
  ['Motion', 'As on your device'],
])('%s begins with %s', (name, label) => {
  render(<ReadingChoices />);
  expect(group(name).getByRole('radio', { name: label })).toBeChecked();
});

test('a choice shows at once, is kept, and can be taken back', async () => {
  render(<ReadingChoices />);
  await userEvent.click(group('Text size').getByRole('radio', { name: 'Larger' }));
  await userEvent.click(group('Motion').getByRole('radio', { name: 'Reduced' }));
  expect(page()).toBe('larger still');
  expect(localStorage.getItem('reading')).toBe('larger still');

  await userEvent.click(group('Text size').getByRole('radio', { name: 'Default' }));
  expect(page()).toBe('still');
});

test('a choice leaves alone what another tab has set since', async () => {
  render(<ReadingChoices />);
  document.documentElement.dataset.reading = 'loose';
  await userEvent.click(group('Text size').getByRole('radio', { name: 'Larger' }));
  expect(localStorage.getItem('reading')).toBe('loose larger');
  expect(group('Line spacing').getByRole('radio', { name: 'Loose' })).toBeChecked();
});

test('what was chosen before is found again', () => {
  document.documentElement.dataset.reading = 'narrow';
  render(<ReadingChoices />);
  expect(group('Line width').getByRole('radio', { name: 'Narrow' })).toBeChecked();
});
