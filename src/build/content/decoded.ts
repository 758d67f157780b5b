/** A part of an address as people write it; with a stray % it stays as it is, instead of failing the build with a stack trace. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
