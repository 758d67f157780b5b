import { color } from '../../theme/tokens';
import { addStyles } from '../addStyles';
import { iconButton } from '../iconButton';
import { onNewContent } from '../onNewContent';
import { say } from '../say';
import { pictureIn } from './pictureIn';

const ICON = 'M9.5 2.5h4v4m0-4-5 5m-2 6h-4v-4m0 4 5-5';

/** Lets readers enlarge pictures by clicking them or the button that each one gets. */
export function enlargePictures(): void {
  addStyles(LOOK);
  onNewContent(() => {
    for (const figure of document.querySelectorAll('main figure')) {
      if (pictureIn(figure) && !figure.querySelector('.enlarge'))
        figure.append(iconButton({ name: 'Enlarge picture', icon: ICON, className: 'enlarge' }));
    }
  });
  document.addEventListener('click', ({ target }) => {
    const figure = figureAt(target);
    if (!figure) return;
    // The dialog returns the focus here when it closes. A picture cannot have the focus, so its button gets it.
    figure.querySelector<HTMLElement>('.enlarge')?.focus({ preventScroll: true });
    import('./showPicture').then(
      ({ showPicture }) => showPicture(figure),
      () => say('The picture did not open. Check your connection, then try again.'),
    );
  });
}

/** The figure whose picture or button was clicked; selecting text in a drawing does not count as a click. */
function figureAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const figure = target.closest<HTMLElement>('main figure');
  if (!figure) return undefined;
  if (target.closest('.enlarge')) return figure;
  const marking = document.getSelection()?.type === 'Range';
  return !marking && pictureIn(figure)?.contains(target) ? figure : undefined;
}

// The button is in the space above the picture, where it covers nothing.
const LOOK = `
  main figure { position: relative; }
  main figure :is(img, [role='img']) { cursor: zoom-in; }
  .enlarge {
    position: absolute; right: 0; bottom: 100%;
    display: grid; place-items: center; width: 26px; height: 26px;
    border-radius: 6px; color: ${color.inkFaint};
  }
  figure:hover > .enlarge, .enlarge:hover { color: ${color.accent}; }
`;
