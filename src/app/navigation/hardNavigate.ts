/** Opens an address with a full page load. */
export function hardNavigate(url: URL): void {
  const { pathname, search } = window.location;
  window.location.assign(url);
  // On the current page, `assign` would only jump to the anchor.
  if (url.hash && url.pathname === pathname && url.search === search) window.location.reload();
}
