import { readStored, removeStored, writeStored } from '../../data/storage';
import { storageKeys } from '../../model/reader/storageKeys';

const NAME = 'role';

/** The role in the address, as in `?role=editor`; undefined if it is missing or unknown. */
export function roleInAddress(roles: readonly string[]): string | undefined {
  return known(new URLSearchParams(window.location.search).get(NAME), roles);
}

/** The role that the reader chose last, or '' for everyone. */
export function roleKept(roles: readonly string[]): string {
  return known(readStored(storageKeys.role), roles) ?? '';
}

/** Remembers a choice for the next pages, and puts it into the address so that it can be shared. */
export function keepRole(role: string): void {
  if (role) writeStored(storageKeys.role, role);
  else removeStored(storageKeys.role);
  const url = new URL(window.location.href);
  url.searchParams.delete(NAME);
  if (role) url.searchParams.set(NAME, role.toLowerCase());
  // Bypasses Gatsby's router, which would render the page again.
  window.history.replaceState(window.history.state, '', url);
}

function known(name: string | null, roles: readonly string[]): string | undefined {
  return roles.find((role) => role.toLowerCase() === name?.toLowerCase());
}
