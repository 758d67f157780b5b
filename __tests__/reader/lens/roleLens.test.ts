import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { roleLens } from '../../../src/reader/lens/roleLens';

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Permissions for' });

// The root that is watched for new content; without it that would be the body, which jsdom clears at the end.
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div id="___gatsby"><main>
    <label>Permissions for <select name="role">
      <option value="">Everyone</option><option value="Editor">Editor</option>
    </select></label>
    <table><tbody><tr><td data-role="Editor">Yes</td></tr></tbody></table>
  </main></div>`;
});

test('a choice is marked once it works, and an earlier choice is kept', async () => {
  const replaced = jest.spyOn(window.history, 'replaceState');
  roleLens();
  expect(choice()).not.toHaveAttribute('data-ready');
  choice().value = 'Editor';
  // The page changes while its code is loading.
  document.querySelector('main')!.append('More.');
  await waitFor(() => expect(choice()).toHaveAttribute('data-ready'));

  expect(localStorage.getItem('role')).toBe('Editor');
  expect(await screen.findByText('Shown for the role Editor')).toBeInTheDocument();
  replaced.mockClear();
  await userEvent.selectOptions(choice(), 'Everyone');
  expect(replaced).toHaveBeenCalledTimes(1);
});
