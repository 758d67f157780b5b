import { routeChange } from '../../data/routeChange';
import { ANNOUNCER } from '../../layout/Announcer';
import { idInHash } from '../../model/idInHash';
import { arrived } from './failed';
import { takeAsker } from './goTo';
import { hideLoadError } from './loadError';
import { prefetchVisible } from './prefetch';

// Long enough for the change of focus to have been read out, in milliseconds.
const FOCUS_IS_TOLD = 100;

let frame = 0;

interface RouteUpdate {
  location: Pick<Location, 'pathname' | 'hash'>;
  prevLocation: Pick<Location, 'pathname'> | null;
}

/** What follows on each change of the address: the focus goes to the new page and its title is read out, once. */
export function arrive({ location, prevLocation }: RouteUpdate): void {
  routeChange.end();
  if (location.pathname === prevLocation?.pathname) return;
  arrived(location.pathname);
  hideLoadError();
  window.setTimeout(prefetchVisible, 1000);
  if (!prevLocation) {
    leaveFocusToUs();
    return;
  }
  const asker = takeAsker();
  cancelAnimationFrame(frame);
  // After the page has been painted: a change of focus makes the browser lay out the page at once. The head gets its title in
  // this frame, too; a hidden tab has none until it is shown.
  frame = requestAnimationFrame(() => {
    window.setTimeout(() => {
      if (!hasGoneOn(asker)) focusPage(idInHash(location.hash));
    });
    window.setTimeout(announce, FOCUS_IS_TOLD);
  });
}

/** A reader who has gone on stays there; a dialog that was left for the page has given the focus back by itself. */
function hasGoneOn(asker: Element | null): boolean {
  const here = document.activeElement;
  return here !== document.body && here !== asker && !asker?.matches('dialog *');
}

function announce(): void {
  const announcer = document.getElementById(ANNOUNCER);
  if (announcer) announcer.textContent = document.title;
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
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}
