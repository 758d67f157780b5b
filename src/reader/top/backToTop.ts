/** Milliseconds until what did not come is asked for again. */
const PAUSE = 2000;

/** After two windows of scrolling there is a way back to the top; what draws it is fetched one window before. */
export function backToTop(): void {
  const listen = () => window.addEventListener('scroll', look, { once: true, passive: true });
  const look = () => {
    if (window.scrollY < window.innerHeight) return listen();
    import('./topLink').then(
      ({ topLink }) => topLink(),
      () => setTimeout(listen, PAUSE),
    );
  };
  look();
}
