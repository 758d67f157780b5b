/**
 * The addresses of the links that are followed from now on. Like the app's own listener it hears of them after React;
 * unlike it, it leads nowhere, which jsdom could not follow.
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
