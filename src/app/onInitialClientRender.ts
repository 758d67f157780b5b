import { followLinks } from './navigation/followLinks';

/** What begins once the first page is taken over. */
export function onInitialClientRender(): void {
  followLinks();
  // Safari has no idle callbacks.
  (window.requestIdleCallback || setTimeout)(() => {
    import('../reader/reader').then(
      ({ startReader }) => startReader(),
      () => undefined,
    );
  });
}
