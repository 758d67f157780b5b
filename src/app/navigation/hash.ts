import { idInHash } from '../../model/idInHash';

/** Takes a hash that cannot be read out of the address: Gatsby would stop at it and leave the page blank. */
export function dropUnreadableHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1 && idInHash(hash) === '') {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
