import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Console } from '../../../src/reference/console/Console';

/** Renders the console of an operation. */
export function open(operation: string) {
  render(<Console operation={operation} />);
  const console = within(screen.getByRole('region', { name: `Sandbox for ${operation}` }));
  const user = userEvent.setup();
  const send = () => user.click(console.getByRole('button', { name: 'Send' }));
  const form = () => within(screen.getByRole('form', { name: `Request for ${operation}` }));
  const told = () => form().getByRole('status');
  return { console, user, send, told };
}

/** The status and the JSON of the response shown. */
export function shownAnswer(): readonly [status: string, payload: unknown] {
  const answer = screen.getByRole('group', { name: 'Response' });
  const status = within(answer).getByText(/^\d{3} /, { selector: 'span' }).textContent;
  return [status, JSON.parse(answer.querySelector('code')?.textContent ?? 'null') as unknown];
}

/** Clears a field and types into it. */
export async function fill(
  user: ReturnType<typeof userEvent.setup>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
