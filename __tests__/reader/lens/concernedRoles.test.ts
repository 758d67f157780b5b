import { concernedRoles, roleSentence } from '../../../src/reader/lens/concernedRoles';

const ROLES = ['Admin', 'Manager', 'Editor', 'Explorer', 'Viewer', 'Guest'];

test.each([
  ['Editor or higher.', 'Admin Manager Editor'],
  ['Admin or Manager.', 'Admin Manager'],
  ['Admin in Hex.', 'Admin'],
  ['Editor or higher, or a Guest.', 'Admin Manager Editor Guest'],
  ['Explorer or higher to ask; Viewer to read.', 'Admin Manager Editor Explorer Viewer'],
  ['Explorer or higher (Explorers exist on Team).', 'Admin Manager Editor Explorer'],
  ['Any, guests included.', ROLES.join(' ')],
  ['All roles.', ROLES.join(' ')],
  ['any but Guest to ask for a role.', ROLES.join(' ')],
  ['nobody', ''],
])('%s', (sentence, names) => {
  expect(concernedRoles(sentence, ROLES).join(' ')).toBe(names);
});

test('the sentence ends at the next bold word', () => {
  const note = document.createElement('div');
  note.innerHTML =
    '<p><strong>Plan:</strong> All. <strong>Role:</strong> Editor or <a>higher</a>. <strong>Permission: Can Edit</strong> on it.</p>';
  expect(roleSentence(note)).toBe(' Editor or higher. ');
});

test('a note without a role has no sentence', () => {
  const note = document.createElement('div');
  note.innerHTML = '<p><strong>Plan:</strong> All.</p>';
  expect(roleSentence(note)).toBeUndefined();
});
