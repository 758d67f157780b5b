import { addStyles } from '../addStyles';
import { say } from '../say';
import { concernedRoles, roleSentence } from './concernedRoles';
import { keepRole, roleInAddress, roleKept } from './chosenRole';
import { lensLook } from './lensLook';

/**
 * Shows the page's tables for the role in the address or chosen on an earlier visit, and follows changes of the choice.
 * Sets `data-ready` on it.
 */
export function applyLens(choice: HTMLSelectElement): void {
  // While this code was loading, the page may have changed or requested it again.
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
  // A choice made before this code was loaded counts as made now.
  if (choice.value && choice.value !== known) return choose();
  choice.value = known;
  show();
}

/** Marks rows and columns as the reader's own or as other roles'; without a role, unmarks all. */
function dimCells(role: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('main [data-role]')) {
    const own = part.dataset.role?.split(' ').includes(role);
    mark(part, role && (own ? 'own' : 'other'));
  }
}

/** Marks notes about who can do something that do not concern this role. */
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
