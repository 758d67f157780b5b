import { pressAgain } from '../ui/pressAgain';

/** For the head of a page: records clicks while the scripts are still loading. */
export const pressScript =
  'document.onclick=function(e){(document.pressed=document.pressed||[]).push(e)};';

/** Stops recording: from here on React responds, hydrating whatever is clicked first. */
export function stopRecordingPresses(): void {
  document.onclick = null;
}

/**
 * Replays the last click made before React took over, if it was on a button or a tab. Links and forms work without
 * scripts.
 */
export function replayEarlyPress(): void {
  pressAgain(document.pressed ?? [], 'button:not([type=submit]), [role=tab]');
  delete document.pressed;
}
