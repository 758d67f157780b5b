import { followLinks } from './navigation/followLinks';

/** What begins once the first page is taken over. */
export function onInitialClientRender(): void {
  followLinks();
  const clicked: (EventTarget | null)[] = [];
  const note = ({ target }: Event) => clicked.push(target);
  document.addEventListener('click', note);
  // Safari has no idle callbacks.
  (window.requestIdleCallback || setTimeout)(() => {
    void import('../reader/reader')
      .then(
        ({ startReader }) => startReader(clicked),
        () => undefined,
      )
      .then(() => document.removeEventListener('click', note));
  });
}
