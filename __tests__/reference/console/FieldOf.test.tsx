import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FieldOf } from '../../../src/reference/console/FieldOf';
import { FormStateProvider } from '../../../src/reference/console/useFormState';
import type { ApiField } from '../../../src/model/api/apiConsole';
import type { Json } from '../../../src/model/api/apiContract';

const onSet = jest.fn();

/** A form with one field. */
function Form({ field, required = false }: { field: ApiField; required?: boolean }) {
  const [value, setValue] = useState<Json>();
  const set = (_path: unknown, next: Json | undefined) => {
    onSet(next);
    setValue(next);
  };
  const idOf = (path: readonly string[], part = '') => [...path, part].join('-');
  return (
    <FormStateProvider value={{ set, problemAt: () => undefined, idOf }}>
      <FieldOf name="filters" field={field} path={['filters']} value={value} required={required} />
    </FormStateProvider>
  );
}

beforeEach(() => onSet.mockReset());

test('required JSON without a value starts empty', async () => {
  render(<Form field={{ kind: 'json' }} required />);
  const editor = screen.getByRole('textbox', { name: 'filters, as JSON' });
  expect(editor).toHaveValue('');

  await userEvent.click(editor);
  await userEvent.paste('{"region": "Asia"}');
  expect(onSet).toHaveBeenLastCalledWith({ region: 'Asia' });
});

test('a list can be sent as null, and restored', async () => {
  render(<Form field={{ kind: 'list', entry: { kind: 'text' }, nullable: true }} />);
  const box = screen.getByRole('checkbox', { name: 'Send filters as null' });
  await userEvent.click(box);
  expect(onSet).toHaveBeenLastCalledWith(null);
  expect(box).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Add to filters' })).not.toBeInTheDocument();

  await userEvent.click(box);
  expect(onSet).toHaveBeenLastCalledWith(undefined);
  expect(box).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Add to filters' })).toBeInTheDocument();
});

test.each([
  ['date', '2025-10'],
  ['date-time', '2025-10-29T07:15:30+02:00'],
])('a %s is sent as typed, complete or not', async (format, typed) => {
  render(<Form field={{ kind: 'text', format }} />);
  const input = screen.getByLabelText('filters');
  await userEvent.type(input, typed);

  expect(onSet).toHaveBeenLastCalledWith(typed);
  expect(input).toHaveValue(typed);
});

test('a multi-line text keeps its lines', async () => {
  render(<Form field={{ kind: 'text', format: 'password', lines: true }} />);
  const key = '-----BEGIN KEY-----\nexample\n-----END KEY-----\n';
  await userEvent.click(screen.getByLabelText('filters'));
  await userEvent.paste(key);

  expect(onSet).toHaveBeenLastCalledWith(key);
});

test('a required true or false is a checkbox that says so, ticked or not', () => {
  render(<Form field={{ kind: 'switch' }} required />);

  expect(screen.getByRole('checkbox', { name: 'filters' })).toBeRequired();
  expect(screen.getByRole('checkbox', { name: 'filters' })).toBeValid();
});
