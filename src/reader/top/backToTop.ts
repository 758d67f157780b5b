/** Delay before retrying a failed load, in milliseconds. */
const PAUSE = 2000;

/** Offers a link back to the top after two screens of scrolling; its code is fetched one screen earlier. */
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
