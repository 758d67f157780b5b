import { nearestWord } from '../../model/nearest';

/** A tab of a page that a link can open, as in `?tab.language=Python`. */
export interface NamedTab {
  readonly group: string;
  readonly label: string;
}

/** The problem with the tabs that a link names in its query, of those that its page has; undefined if there is none. */
export function tabProblem(search: string, tabs: readonly NamedTab[]): string | undefined {
  const wrong = [...new URLSearchParams(search)]
    .filter(([name]) => /^tab(?:\.|$)/.test(name))
    .map(([name, label]) => ({ name, label }))
    .find(({ name, label }) => !tabs.some((tab) => nameOf(tab) === name && tab.label === label));
  if (!wrong) return undefined;
  const written = inAddress(wrong.name, wrong.label);
  return `opens no tab, as that page has none with ${written}. ${remedy(wrong.name, wrong.label, tabs)}`;
}

function remedy(name: string, label: string, tabs: readonly NamedTab[]): string {
  const inGroup = tabs.filter((tab) => nameOf(tab) === name);
  const meant = nearestWord(
    label,
    inGroup.map((tab) => tab.label),
  );
  if (meant !== undefined) return `Did you mean ${inAddress(name, meant)}?`;
  const known = (inGroup.length > 0 ? inGroup : tabs).map((tab) =>
    inAddress(nameOf(tab), tab.label),
  );
  return known.length > 0
    ? `Use one of ${[...new Set(known)].join(', ')}.`
    : 'Remove it from the address.';
}

const nameOf = ({ group }: NamedTab) => `tab.${group}`;
const inAddress = (name: string, label: string) => String(new URLSearchParams([[name, label]]));
