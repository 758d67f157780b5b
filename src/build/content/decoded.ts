/** A part of an address as people write it; a stray % is no reason to fail the build with a stack trace. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
