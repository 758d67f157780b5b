import { idInHash } from '../../model/address/idInHash';

/** Removes a hash that cannot be decoded from the address: Gatsby would crash on it and leave the page blank. */
export function dropUnreadableHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1 && idInHash(hash) === '') {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
