import { pressAgain } from '../ui/pressAgain';

/** For the head of a page: notes what is pressed while the scripts are on their way. */
export const pressScript =
  'document.onclick=function(e){(document.pressed=document.pressed||[]).push(e)};';

/** From now on React answers: what it has not taken over yet, it takes over as soon as that is pressed. */
export function stopNoting(): void {
  document.onclick = null;
}

/**
 * Repeats the last press made before React took over, if it was on a button or a tab. Links and forms worked without scripts.
 */
export function pressEarly(): void {
  pressAgain(document.pressed ?? [], 'button:not([type=submit]), [role=tab]');
  delete document.pressed;
}
