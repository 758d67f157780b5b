import type { TreeElement, TreeNode } from '../../model/tree';
import type { EnumValue } from '../api/enums';
import type { ContractLookups } from '../api/lookups';
import { siteLookups } from '../api/siteLookups';

type Props = Readonly<Record<string, string>>;

const REFERENCE = '/docs/api/api-reference';

/**
 * The element of a component that asks the API's contract for a fact, with the fact in it; undefined for all other
 * components. An unknown name throws a sentence that lists the known ones.
 */
export function contractFact(
  component: string,
  props: Props,
  lookups: () => ContractLookups = siteLookups,
): TreeElement | undefined {
  if (component === 'ApiLimit') return limit(lookups().limitOf(props.name!));
  if (component === 'ApiEnum') return values(props.name!, lookups().enumOf(props.name!));
  if (component === 'Operation') return operation(props.id!, lookups());
  return undefined;
}

function limit(value: number): TreeElement {
  return ['ApiLimit', null, value.toLocaleString('en-US')];
}

/** A table of values and meanings, or a list where all values speak for themselves. */
function values(name: string, all: readonly EnumValue[]): TreeElement {
  if (all.every(({ meaning }) => !meaning)) {
    return ['ul', null, ...all.map(({ value }): TreeNode => ['li', null, code(value)])];
  }
  const rows = all.map(({ value, meaning = '' }): TreeElement => [
    'tr',
    null,
    ['td', null, code(value)],
    ['td', null, ...marked(meaning)],
  ]);
  return [
    'ApiEnum',
    { name },
    ['thead', null, ['tr', null, ['th', null, 'Value'], ['th', null, 'Meaning']]],
    ['tbody', null, ...rows],
  ];
}

function operation(id: string, lookups: ContractLookups): TreeElement {
  const { method, path, summary, anchor } = lookups.operation(id);
  return ['Operation', { method, path, href: `${REFERENCE}#${anchor}` }, summary];
}

const code = (text: string): TreeElement => ['code', null, text];

/** The Markdown of a meaning, in which code and bold words occur. */
function marked(text: string): TreeNode[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('`')) return code(part.slice(1, -1));
      return part.startsWith('**') ? ['strong', null, part.slice(2, -2)] : part;
    });
}
