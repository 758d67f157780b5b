/**
 * The place at the bottom of the window where messages lie above one another, whoever shows them. A new one goes on
 * top, so that the buttons of those below stay where they are.
 */
export function footPlace(): HTMLElement {
  const made = document.getElementById('foot-messages');
  if (made) return made;
  const place = document.createElement('div');
  place.id = 'foot-messages';
  // Several parts of the site, which load at different times, need this look.
  place.style.cssText =
    'position:fixed;z-index:30;inset:auto 0 0;display:flex;flex-direction:column-reverse;align-items:center;gap:8px;max-height:100%;padding:20px;overflow-y:auto;pointer-events:none';
  return document.body.appendChild(place);
}
