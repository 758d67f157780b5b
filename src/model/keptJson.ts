/** What a text that was kept in the reader's browser says; null where there is none, or none that can be read. */
export function keptJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
