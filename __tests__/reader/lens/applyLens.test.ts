import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { applyLens } from '../../../src/reader/lens/applyLens';
import { lensLook } from '../../../src/reader/lens/lensLook';
import { say } from '../../../src/reader/say';

const TABLE = `<main><label>Permissions for <select name="role">
  <option value="">Everyone</option><option value="Editor">Editor</option><option value="Guest">Guest</option>
</select></label>
<table><tbody>
  <tr><td>Run</td><td data-role="Editor Manager">Yes</td><td data-role="Guest">No</td></tr>
</tbody></table>
<div role="note"><p><strong>Role:</strong> Editor or higher.</p></div>
<div role="note"><p>Something else.</p></div></main>`;

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Permissions for' });
const cell = (name: string) => screen.getByRole('cell', { name });
const start = () => applyLens(choice());

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/docs/roles');
  document.body.innerHTML = TABLE;
});

test('other roles’ cells are dimmed, and choosing Everyone undims all', async () => {
  const user = userEvent.setup();
  start();
  expect(cell('No')).not.toHaveAttribute('data-lens');

  await user.selectOptions(choice(), 'Editor');
  expect(cell('Yes')).toHaveAttribute('data-lens', 'own');
  expect(cell('No')).toHaveAttribute('data-lens', 'other');
  expect(cell('Run')).not.toHaveAttribute('data-lens');
  expect(screen.getByRole('status')).toHaveTextContent('Shown for the role Editor');

  await user.selectOptions(choice(), 'Everyone');
  expect(cell('No')).not.toHaveAttribute('data-lens');
  expect(localStorage.getItem('role')).toBeNull();
  expect(window.location.search).toBe('');
});

test('the choice is kept and added to the address', async () => {
  window.history.replaceState({ key: '7' }, '', '/docs/roles?a=b#guest');
  const user = userEvent.setup();
  start();
  await user.selectOptions(choice(), 'Guest');

  expect(window.location.search + window.location.hash).toBe('?a=b&role=guest#guest');
  expect(localStorage.getItem('role')).toBe('Guest');
  // The router finds the entry by its key.
  expect(window.history.state).toEqual({ key: '7' });
});

test('a choice whose page is gone before the code has loaded changes nothing on the next page', () => {
  const left = choice();
  left.value = 'Editor';
  document.body.innerHTML = TABLE;
  applyLens(left);

  expect(cell('No')).not.toHaveAttribute('data-lens');
  expect(localStorage.getItem('role')).toBeNull();
  expect(window.location.search).toBe('');
});

test.each([
  ['the address', '?role=editor', null, 'Editor'],
  ['an earlier visit', '', 'Guest', 'Guest'],
  ['the address rather than an earlier visit', '?role=editor', 'Guest', 'Editor'],
  ['nobody, if it is unknown', '?role=king', 'Queen', ''],
])('the initial role is that of %s', (_, search, kept, role) => {
  window.history.replaceState(null, '', `/docs/roles${search}`);
  if (kept) localStorage.setItem('role', kept);
  start();

  expect(choice()).toHaveValue(role);
});

test('a note that does not concern the role is dimmed, others are not', async () => {
  const user = userEvent.setup();
  const [permission, other] = screen.getAllByRole('note');
  start();
  await user.selectOptions(choice(), 'Guest');
  expect(permission).toHaveAttribute('data-lens', 'other');
  expect(other).not.toHaveAttribute('data-lens');

  await user.selectOptions(choice(), 'Editor');
  expect(permission).not.toHaveAttribute('data-lens');
});

test('a choice made before the code was loaded counts as made now', () => {
  localStorage.setItem('role', 'Guest');
  choice().value = 'Editor';
  start();

  expect(cell('Yes')).toHaveAttribute('data-lens', 'own');
  expect(localStorage.getItem('role')).toBe('Editor');
  expect(window.location.search).toBe('?role=editor');
  expect(screen.getByRole('status')).toHaveTextContent('Shown for the role Editor');
});

test('an earlier choice that was already kept is not announced again', () => {
  say('');
  localStorage.setItem('role', 'Guest');
  choice().value = 'Guest';
  start();

  expect(cell('No')).toHaveAttribute('data-lens', 'own');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(window.location.search).toBe('');
});

test('in forced-colors mode the choice shows in system colours', () => {
  const [, forced] = lensLook.split('@media (forced-colors: active)');

  expect(forced).toMatch(/\[data-lens='other'\][^{]*\{ color: GrayText !important; \}/);
  expect(forced).toMatch(/\[data-lens='own'\] \{ outline: 2px solid Highlight;/);
});
