/** Opens an address as if there were no scripts. */
export function openAnew(url: URL): void {
  window.location.assign(url);
}
