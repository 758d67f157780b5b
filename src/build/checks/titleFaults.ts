import type { Fault } from '../../model/fault';

/** The pages whose title is already used by another page of the same section. */
export function titleFaults(
  pages: readonly {
    readonly title: string;
    readonly section: string;
    readonly source: string;
    readonly path: string;
  }[],
): Fault[] {
  const first = new Map<string, { source: string; path: string }>();
  return pages.flatMap(({ title, section, source, path }) => {
    const key = JSON.stringify([section, title]);
    const other = first.get(key);
    if (!other) first.set(key, { source, path });
    if (!other || other.path === path) return [];
    const message = `The title "${title}" is already used by ${other.source}. Rename one of them.`;
    return [{ file: source, line: 1, message }];
  });
}
