/** After two windows of scrolling there is a way back to the top; what draws it is fetched when it is first wanted. */
export function backToTop(): void {
  const stop = new AbortController();
  const look = () => {
    if (window.scrollY < window.innerHeight) return;
    stop.abort();
    import('./topLink').then(
      ({ topLink }) => topLink(),
      () => undefined,
    );
  };
  window.addEventListener('scroll', look, { passive: true, signal: stop.signal });
  look();
}
