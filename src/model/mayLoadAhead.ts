/** True for a connection with room for what may never be read: it is not slow, and its reader does not save data. */
export function mayLoadAhead({ effectiveType = '', saveData = false }: Connection = {}): boolean {
  return !effectiveType.includes('2g') && !saveData;
}

/** What a browser may tell of its connection. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}
