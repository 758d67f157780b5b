import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchDialog, type SearchDialogProps } from '../../../src/search/dialog/SearchDialog';
import type { SearchClient } from '../../../src/search/engine/contract';
import { openableDialogs } from '../../support/dialog';

/** Renders a page with a button that opens the dialog; followed links are recorded instead of navigating. */
export async function drawDialog(
  client: SearchClient | (() => Promise<SearchClient>),
  props: Partial<SearchDialogProps> = {},
) {
  openableDialogs();
  Element.prototype.scrollIntoView = jest.fn();
  const followed: string[] = [];
  const loadClient = typeof client === 'function' ? client : () => Promise.resolve(client);
  const user = userEvent.setup();

  function Page() {
    const [open, setOpen] = useState(false);
    const onClose = () => setOpen(false);
    const all = { loadClient, initialQuery: '' };
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && <SearchDialog {...all} {...props} onClose={onClose} />}
      </>
    );
  }
  const onClick = (event: Event) => {
    const link = (event.target as Element).closest('a');
    if (link) followed.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  stops.push(() => document.removeEventListener('click', onClick));
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, followed };
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

export const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
export const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Search docs, tutorials and changelog' });
export const options = () => screen.queryAllByRole('option');
/** The active option, as a screen reader announces it. */
export const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
