/** The address for links and images: adds the path prefix to a root-relative address. */
export function withPathPrefix(address: string): string {
  return /^\/(?!\/)/.test(address) ? __PATH_PREFIX__ + address : address;
}
