import { act, render, screen, within } from '@testing-library/react';
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
])('the default of %s is %s', (name, label) => {
  render(<ReadingChoices />);
  expect(group(name).getByRole('radio', { name: label })).toBeChecked();
});

test('a choice takes effect immediately, is stored, and can be reverted', async () => {
  render(<ReadingChoices />);
  await userEvent.click(group('Text size').getByRole('radio', { name: 'Larger' }));
  await userEvent.click(group('Motion').getByRole('radio', { name: 'Reduced' }));
  expect(page()).toBe('larger still');
  expect(localStorage.getItem('reading')).toBe('larger still');

  await userEvent.click(group('Text size').getByRole('radio', { name: 'Default' }));
  expect(page()).toBe('still');
});

test('a choice does not override other settings made in another tab since', async () => {
  render(<ReadingChoices />);
  document.documentElement.dataset.reading = 'loose';
  await userEvent.click(group('Text size').getByRole('radio', { name: 'Larger' }));
  expect(localStorage.getItem('reading')).toBe('loose larger');
  expect(group('Line spacing').getByRole('radio', { name: 'Loose' })).toBeChecked();
});

test('earlier choices are shown', () => {
  document.documentElement.dataset.reading = 'narrow';
  render(<ReadingChoices />);
  expect(group('Line width').getByRole('radio', { name: 'Narrow' })).toBeChecked();
});

test('the arrow keys move within a setting, not on to the next one', async () => {
  render(<ReadingChoices />);
  group('Motion').getByRole('radio', { name: 'As on your device' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(group('Motion').getByRole('radio', { name: 'Reduced' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(group('Motion').getByRole('radio', { name: 'As on your device' })).toBeChecked();
});

test('a choice made in another tab is shown and can be changed here', async () => {
  render(<ReadingChoices />);
  localStorage.setItem('reading', 'larger');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'reading' })));
  expect(group('Text size').getByRole('radio', { name: 'Larger' })).toBeChecked();

  await userEvent.click(group('Text size').getByRole('radio', { name: 'Default' }));
  expect(page()).toBeUndefined();
});
