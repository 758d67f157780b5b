import { whenUsed } from '../ui/whenUsed';
import { pressEarly } from './earlyPress';
import { followLinks } from './navigation/followLinks';

/** Milliseconds until the reader's code is asked for again, where it did not come; each time twice as many. */
const FIRST_PAUSE = 2000;

/** What begins once the first page is taken over. */
export function onInitialClientRender(): void {
  followLinks();
  const clicks: Event[] = [];
  const note = (click: Event) => clicks.push(click);
  document.addEventListener('click', note);
  // React, which calls this, answers nothing before it has ended.
  setTimeout(pressEarly);
  const load = (pause: number) => {
    import('../reader/reader').then(
      ({ startReader }) => {
        document.removeEventListener('click', note);
        startReader(clicks);
      },
      () => setTimeout(load, pause, 2 * pause),
    );
  };
  whenUsed(() => load(FIRST_PAUSE));
}
