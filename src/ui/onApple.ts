/** Whether the reader's keyboard is Apple's, with ⌘ where others have Ctrl. */
export function onApple(): boolean {
  return /Mac|iP/.test(navigator.platform);
}
