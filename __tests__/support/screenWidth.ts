/** Simulates a screen width, which jsdom lacks: narrow until the returned function makes it wide. */
export function narrowScreen(): () => void {
  const query = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = (media) => Object.assign(query, { media }) as MediaQueryList;
  return () => {
    query.matches = true;
    query.dispatchEvent(new Event('change'));
  };
}
