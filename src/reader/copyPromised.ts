import { copyText } from '../ui/copyText';

/** Copies a text that is still loading. */
export async function copyPromised(text: Promise<string>): Promise<void> {
  // Safari allows copying only directly after a click, so it gets a promise of the text.
  if ('ClipboardItem' in window) {
    const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await copyText(await text);
  }
}
