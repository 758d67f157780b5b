/** Copies a text; rejects where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // `clipboard` is missing where the page is not served securely: this throws then, and so rejects.
  await navigator.clipboard.writeText(text);
}
