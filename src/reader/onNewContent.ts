/**
 * Calls `tend` now and after each change of what is on the page, once it is painted. `tend` may add to what React drew but
 * must come to rest: a call that finds nothing new changes nothing.
 */
export function onNewContent(tend: () => void): void {
  let due = false;
  const look = () => {
    due = false;
    tend();
  };
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(() => setTimeout(look));
    due = true;
  }).observe(document.getElementById('___gatsby') ?? document.body, {
    childList: true,
    subtree: true,
  });
  tend();
}
