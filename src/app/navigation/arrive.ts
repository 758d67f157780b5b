import { routeChange } from '../../data/routeChange';
import { ANNOUNCER } from '../../layout/Announcer';
import { idOf } from '../../model/hash';
import { arrived } from './failed';
import { hideLoadError } from './loadError';
import { prefetchVisible } from './prefetch';

// Long enough for the head to have the new title, and for the change of focus to have been read out.
const TITLE_IS_SET = 100;

interface RouteUpdate {
  location: Pick<Location, 'pathname' | 'hash'>;
  prevLocation: Pick<Location, 'pathname'> | null;
}

/** What follows on each change of the address: the focus goes to the new page and its title is read out, once. */
export function arrive({ location, prevLocation }: RouteUpdate): void {
  routeChange.end();
  if (location.pathname === prevLocation?.pathname) return;
  arrived();
  hideLoadError();
  window.setTimeout(prefetchVisible, 1000);
  if (!prevLocation) {
    leaveFocusToUs();
    return;
  }
  // After the page has been painted: a change of focus makes the browser lay out the page at once.
  requestAnimationFrame(() => window.setTimeout(() => focusPage(idOf(location.hash))));
  window.setTimeout(() => {
    const announcer = document.getElementById(ANNOUNCER);
    if (announcer) announcer.textContent = document.title;
  }, TITLE_IS_SET);
}

/** The keyboard goes on from the place that was asked for, or from the top of the page. */
function focusPage(id: string): void {
  const place = document.getElementById(id) ?? document.getElementById('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Gatsby's router would move the focus once more, to the frame around the page. */
function leaveFocusToUs(): void {
  const frame = document.getElementById('gatsby-focus-wrapper');
  if (frame) frame.focus = () => undefined;
}
