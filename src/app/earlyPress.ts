import { pressAgain } from '../ui/pressAgain';

/** For the head of a page: notes what is pressed while all scripts are on their way. */
export const pressScript = 'document.onclick=function(e){document.pressed=e};';

/** From now on React answers, or takes over at once what is pressed. */
export function stopNoting(): void {
  document.onclick = null;
}

/** Presses the button that was pressed last before that; links and the like worked without. */
export function pressEarly(): void {
  if (document.pressed) pressAgain([document.pressed], 'button');
  delete document.pressed;
}
