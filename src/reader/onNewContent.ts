/**
 * Calls `update` now and after each change of the page's content, once it is painted. `update` may add to what React
 * rendered, but must be idempotent: without new content it must not change anything, or it would be called forever.
 */
export function onNewContent(update: () => void): void {
  let due = false;
  const look = () => {
    due = false;
    update();
  };
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(() => setTimeout(look));
    due = true;
  }).observe(document.getElementById('___gatsby') ?? document.body, {
    childList: true,
    subtree: true,
  });
  update();
}
