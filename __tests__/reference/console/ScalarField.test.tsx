import { fireEvent } from '@testing-library/react';
import { fill, open, shownAnswer } from './support';

describe('an unparsable number', () => {
  /** Simulates a browser, which does not expose such text. */
  function type(limit: HTMLElement, unreadable: boolean) {
    Object.defineProperty(limit, 'validity', {
      configurable: true,
      value: { badInput: unreadable },
    });
    fireEvent.input(limit);
  }

  test.each(['25', ''])('is rejected after %j', async (before) => {
    const { console, user, send } = open('ListProjects');
    const limit = console.getByLabelText('limit');
    await fill(user, limit, before);
    await user.clear(limit);
    type(limit, true);
    await send();

    expect(shownAnswer()[0]).toBe('400 Bad Request');
    expect(limit).toHaveAccessibleDescription(/^Must be a whole number\./);

    type(limit, false);
    expect(limit).toBeValid();
    expect(console.getByText(/^curl /)).not.toHaveTextContent('limit');
  });

  test('is removed from its field by a reset', async () => {
    const { console, user } = open('CreatePresignedUrl');
    await user.selectOptions(console.getByLabelText('Example'), 'A URL to try out');
    const seconds = console.getByLabelText('expiresIn');
    type(seconds, true);
    expect(console.getByText(/^curl /)).toHaveTextContent('expiresIn');

    const emptied = jest.spyOn(seconds as HTMLInputElement, 'value', 'set');
    await user.click(console.getByRole('button', { name: 'Reset' }));
    expect(emptied).toHaveBeenCalledWith('');
  });
});

test('a PEM key is sent with its line breaks', async () => {
  const { console, user } = open('CreateDataConnection');
  await user.selectOptions(console.getByLabelText('Kind of connectionDetails'), 'snowflake');
  await fill(user, console.getByLabelText('privateKey'), 'first line\nlast line\n');

  expect(console.getByText(/^curl /)).toHaveTextContent(
    String.raw`"privateKey": "first line\nlast line\n"`,
  );
});
