/**
 * Records the addresses of the links that are followed from now on. Like the app's own listener it runs after React's
 * handlers; unlike it, it does not navigate, which jsdom cannot do.
 */
export function followedLinks(): (string | null)[] {
  const followed: (string | null)[] = [];
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    followed.push(link.getAttribute('href'));
  });
  return followed;
}
