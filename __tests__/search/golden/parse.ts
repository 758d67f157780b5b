export interface GoldenQuery {
  readonly query: string;
  readonly kind:
    | 'error'
    | 'title'
    | 'heading'
    | 'word'
    | 'typo'
    | 'prefix'
    | 'question'
    | 'synonym'
    | 'product'
    | 'task'
    | 'symptom'
    | 'keyword'
    | 'competitor'
    | 'api';
  readonly pages: readonly string[];
}

/**
 * Reads a table of queries: below the name of a kind, each line holds queries with bars between
 * them, an arrow, and the one to three pages on which a reader who typed any of these would be
 * content to land first.
 */
export const parse = (table: string): readonly GoldenQuery[] =>
  table.split(/^# /m).flatMap((part) => {
    const [kind, ...lines] = part.trim().split(/\n+/);
    return lines.flatMap((line) => {
      const [queries = '', pages = ''] = line.split(' -> ');
      return queries.split(' | ').map((query) => ({
        query,
        kind: kind as GoldenQuery['kind'],
        pages: pages.split(' '),
      }));
    });
  });
