import { routeChange } from '../../data/routeChange';
import { ANNOUNCER } from '../../layout/Announcer';
import { idInHash } from '../../model/address/idInHash';
import { arrived } from './failed';
import { takeOpener } from './goTo';
import { hideLoadError } from './loadError';
import { prefetchVisible } from './prefetch';

// Milliseconds for a screen reader to finish announcing the change of focus.
const FOCUS_ANNOUNCED = 100;

let frame = 0;

interface RouteUpdate {
  location: Pick<Location, 'pathname' | 'hash'>;
  prevLocation: Pick<Location, 'pathname'> | null;
}

/** Runs on each change of the address: moves the focus to the new page and announces its title, once. */
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
  const opener = takeOpener();
  cancelAnimationFrame(frame);
  // After the page has been painted, because moving the focus forces a layout. The head gets its title in this frame,
  // too; in a hidden tab there is no frame until the tab is shown.
  frame = requestAnimationFrame(() => {
    window.setTimeout(() => {
      if (!hasGoneOn(opener)) focusPage(idInHash(location.hash));
    });
    window.setTimeout(announce, FOCUS_ANNOUNCED);
  });
}

/** True if the reader has moved the focus in the meantime; focus that a closing dialog returned does not count. */
function hasGoneOn(opener: Element | null): boolean {
  const here = document.activeElement;
  return here !== document.body && here !== opener && !opener?.matches('dialog *');
}

function announce(): void {
  const announcer = document.getElementById(ANNOUNCER);
  if (announcer) announcer.textContent = document.title;
}

/** Moves the focus to the linked heading, or to the top of the page. */
function focusPage(id: string): void {
  const place = document.getElementById(id) ?? document.getElementById('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Stops Gatsby's router from moving the focus again, to its wrapper around the page. */
function leaveFocusToUs(): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}
