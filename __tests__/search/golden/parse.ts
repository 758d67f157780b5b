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
 * Parses a table of queries: below the name of a kind, each line has queries separated by bars,
 * an arrow, and the one to three pages that would satisfy a reader who typed any of them as the
 * first result.
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
