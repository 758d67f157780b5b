import { readStored, removeStored, writeStored } from '../../data/storage';
import { storageKeys } from '../../model/storageKeys';

const NAME = 'role';

/** The role that the address asks for, if there is such a one: `?role=editor`. */
export function roleInAddress(roles: readonly string[]): string | undefined {
  return known(new URLSearchParams(window.location.search).get(NAME), roles);
}

/** The role that the reader chose last, or '' for everyone. */
export function roleKept(roles: readonly string[]): string {
  return known(readStored(storageKeys.role), roles) ?? '';
}

/** Keeps a choice for the next pages, and puts it into the address, where it can be shared. */
export function keepRole(role: string): void {
  if (role) writeStored(storageKeys.role, role);
  else removeStored(storageKeys.role);
  const url = new URL(window.location.href);
  url.searchParams.delete(NAME);
  if (role) url.searchParams.set(NAME, role.toLowerCase());
  // Not through Gatsby's router, which would draw the page anew.
  window.history.replaceState(window.history.state, '', url);
}

function known(name: string | null, roles: readonly string[]): string | undefined {
  return roles.find((role) => role.toLowerCase() === name?.toLowerCase());
}
