import { whenUsed } from '../ui/lazy/whenUsed';
import { replayEarlyPress } from './earlyPress';
import { followLinks } from './navigation/followLinks';

/** Milliseconds before another attempt to load the reader's code after a failure; doubled each time. */
const FIRST_PAUSE = 2000;

/** Starts everything that waits for the first page to be hydrated. */
export function onInitialClientRender(): void {
  followLinks();
  const clicks: Event[] = [];
  const note = (click: Event) => clicks.push(click);
  document.addEventListener('click', note);
  // React calls this function and responds to nothing until it has returned.
  setTimeout(replayEarlyPress);
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
