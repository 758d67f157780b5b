/** What a shortcut asks for. */
export type Shortcut = 'search' | 'help';

/** True where keys write text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}

/**
 * What a pressed key asks for: Ctrl or Cmd+K always, on keyboards of other scripts by the place of the key; `/` and `?` only
 * while single keys are on and nobody is typing. Shift is no obstacle to these: many keyboards need it for both.
 */
export function shortcutOf(event: KeyboardEvent, singleKeys: boolean): Shortcut | undefined {
  // Browsers that fill in a form send events without a key.
  const { key = '', code } = event as Partial<KeyboardEvent>;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey)
    return !event.shiftKey && isK(key, code) ? 'search' : undefined;
  if (!singleKeys || isTyping(event.target)) return undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'help' : undefined;
}

/** A keyboard that writes Latin letters may have its K elsewhere, so that the place counts only where the key is none. */
function isK(key: string, code?: string): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
}
