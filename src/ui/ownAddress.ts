/** An address as links and pictures need it: what stands before every address of the site comes before one from its root. */
export function ownAddress(address: string): string {
  return /^\/(?!\/)/.test(address) ? __PATH_PREFIX__ + address : address;
}
