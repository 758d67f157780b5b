/**
 * The index of the option that is active after a key press: undefined for none, null when the key does nothing in the
 * list. No option is active before ArrowDown or ArrowUp, although Enter opens the first. Otherwise screen readers would
 * read the option instead of each typed letter, and ArrowDown would skip it.
 */
export function nextActive(
  key: string,
  active: number | undefined,
  count: number,
): number | undefined | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === undefined || active >= last ? 0 : active + 1;
    case 'ArrowUp':
      if (active === undefined) return last;
      return active === 0 ? undefined : active - 1;
    case 'Home':
      return active === undefined ? null : 0;
    case 'End':
      return active === undefined ? null : last;
    default:
      return null;
  }
}
