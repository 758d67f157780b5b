import { addStyles } from '../addStyles';
import { say } from '../say';
import { concernedRoles, roleSentence } from './concernedRoles';
import { keepRole, roleInAddress, roleKept } from './chosenRole';
import { lensLook } from './lensLook';

/**
 * Shows the tables of the page as the reader chose, by the address or on an earlier visit, and follows the choice, which it
 * marks as one that works.
 */
export function applyLens(choice: HTMLSelectElement): void {
  // While this was on its way the page may have gone, or asked for it again.
  if (!choice.isConnected || choice.dataset.ready !== undefined) return;
  choice.dataset.ready = '';
  addStyles(lensLook);
  const roles = [...choice.options].map(({ value }) => value).filter(Boolean);
  const show = () => {
    dimCells(choice.value);
    dimNotes(choice.value, roles);
  };
  const choose = () => {
    keepRole(choice.value);
    show();
    say(choice.value ? `Shown for the role ${choice.value}` : 'Shown for everyone');
  };
  choice.addEventListener('change', choose);

  const known = roleInAddress(roles) ?? roleKept(roles);
  // A choice that was made before this came counts as if it were made now.
  if (choice.value && choice.value !== known) return choose();
  choice.value = known;
  show();
}

/** Marks rows and columns: the reader's own, and those of other roles; without a role, none. */
function dimCells(role: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('main [data-role]')) {
    const own = part.dataset.role?.split(' ').includes(role);
    mark(part, role && (own ? 'own' : 'other'));
  }
}

/** Marks the notes that say who can do something, and do not mean this role. */
function dimNotes(role: string, roles: readonly string[]): void {
  for (const note of document.querySelectorAll<HTMLElement>('main [role="note"]')) {
    const sentence = roleSentence(note);
    if (sentence === undefined) continue;
    mark(note, role && !concernedRoles(sentence, roles).includes(role) ? 'other' : '');
  }
}

function mark(part: HTMLElement, lens: string): void {
  if (lens) part.dataset.lens = lens;
  else delete part.dataset.lens;
}
