const MOST = 10;

/**
 * The messages of a thrown value and of its chain of causes, at most ten. Any value may be thrown or be a cause; one
 * that cannot be serialized is `Unknown`.
 *
 * @example errorCauses(new Error('No page', { cause: 'No network' })) // => ['No page', 'No network']
 */
export function errorCauses(error: unknown): string[] {
  const chain = [error];
  while (chain.length < MOST) {
    const cause = (chain.at(-1) as { cause?: unknown } | null | undefined)?.cause;
    if (cause == null || chain.includes(cause)) break;
    chain.push(cause);
  }
  return chain.map(message);
}

function message(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return thrown.message || thrown.name;
    return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? typeof thrown);
  } catch {
    return 'Unknown';
  }
}
