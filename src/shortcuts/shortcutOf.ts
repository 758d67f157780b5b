/** What shortcuts do, and the single key for each. */
export const SINGLE_KEYS = { search: '/', help: '?' } as const;

export type Shortcut = keyof typeof SINGLE_KEYS;

export const SHORTCUTS = Object.keys(SINGLE_KEYS) as Shortcut[];

/** True where keys enter text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}

/**
 * The shortcut for a key press: Ctrl or Cmd+K always, by key position on non-Latin keyboards; single keys only while they
 * are on and the reader is not typing. Shift is allowed for these, since many keyboards need it for both.
 */
export function shortcutOf(event: KeyboardEvent, singleKeys: boolean): Shortcut | undefined {
  // When browsers autofill a form, they dispatch events without a key.
  const { key = '', code } = event as Partial<KeyboardEvent>;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey)
    return !event.shiftKey && isK(key, code) ? 'search' : undefined;
  if (!singleKeys || isTyping(event.target)) return undefined;
  return SHORTCUTS.find((shortcut) => SINGLE_KEYS[shortcut] === key);
}

/**
 * On a Latin keyboard the K may be in another position, so the position counts only if the key is not a Latin letter.
 */
function isK(key: string, code?: string): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
}
