/** True if the connection allows prefetching: it is not slow, and the reader does not save data. */
export function mayPrefetch({ effectiveType = '', saveData = false }: Connection = {}): boolean {
  return !effectiveType.includes('2g') && !saveData;
}

/** What a browser may report about its connection. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}
