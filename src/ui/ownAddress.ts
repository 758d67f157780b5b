/** The address for links and images: adds the path prefix to a root-relative address. */
export function ownAddress(address: string): string {
  return /^\/(?!\/)/.test(address) ? __PATH_PREFIX__ + address : address;
}
