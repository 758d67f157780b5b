import type { Fault } from '../../model/fault';
import type { NamedTab } from './tabProblem';

interface TabbedPage {
  readonly source: string;
  readonly content: { readonly tabs: readonly (NamedTab & { readonly line: number })[] };
}

/** The tabs that are spelled in another way than a tab of their group elsewhere, so that readers have to choose twice. */
export function tabFaults(pages: readonly TabbedPage[]): Fault[] {
  const first = new Map<string, { label: string; source: string }>();
  return pages.flatMap(({ source, content }) =>
    content.tabs.flatMap(({ group, label, line }) => {
      const key = JSON.stringify([group, label.trim().toLowerCase()]);
      const other = first.get(key);
      if (!other) first.set(key, { label, source });
      if (!other || other.label === label) return [];
      const message = `The tab "${label}" of the group "${group}" is called "${other.label}" in ${other.source}, so they do not switch together. Give both the same label.`;
      return [{ file: source, line, message }];
    }),
  );
}
