import { pressAgain } from '../ui/pressAgain';

/** For the head of a page: notes what is pressed while all scripts are on their way. */
export const pressScript =
  'document.onclick=function(e){(document.pressed=document.pressed||[]).push(e)};';

/** From now on React answers, or takes over at once what is pressed. */
export function stopNoting(): void {
  document.onclick = null;
}

/** Presses the button or tab that was pressed last before that; links, forms and the like worked without. */
export function pressEarly(): void {
  pressAgain(document.pressed ?? [], 'button:not([type=submit]), [role=tab]');
  delete document.pressed;
}
