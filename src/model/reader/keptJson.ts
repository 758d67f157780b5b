/** Parses JSON stored in the reader's browser; null if there is none or it is invalid. */
export function keptJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
