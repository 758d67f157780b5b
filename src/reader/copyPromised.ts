import { copyText } from '../ui/copyText';

/** Copies a text that is still to come. */
export async function copyPromised(text: Promise<string>): Promise<void> {
  // Safari lets a page copy only at once after a click: it is promised the text then.
  if ('ClipboardItem' in window) {
    const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await copyText(await text);
  }
}
