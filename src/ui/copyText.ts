/** Copies a text; rejects if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // `clipboard` is missing in an insecure context; the resulting TypeError rejects the promise.
  await navigator.clipboard.writeText(text);
}
