/** Opens an address as if there were no scripts. */
export function openAnew(url: URL): void {
  const { pathname, search } = window.location;
  window.location.assign(url);
  // To a place on the page one is on it only leads.
  if (url.hash && url.pathname === pathname && url.search === search) window.location.reload();
}
