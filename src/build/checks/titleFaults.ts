import type { Fault } from '../../model/fault';

/** The pages of one section that carry a title another page of it carries too. */
export function titleFaults(
  pages: readonly { readonly title: string; readonly section: string; readonly source: string }[],
): Fault[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ title, section, source }) => {
    const key = `${section} ${title}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, source);
    return other === undefined || other === source
      ? []
      : [
          {
            file: source,
            line: 1,
            message: `The title "${title}" is also that of ${other}. Rename one of them.`,
          },
        ];
  });
}
