import type { TreeElement, TreeNode } from '../../../model/content/tree';
import type { EnumValue } from '../../api/lookups/enums';
import { siteLookups, type ContractLookups } from '../../api/lookups/lookups';
import { inlineMarkdown } from './inlineMarkdown';

type Props = Readonly<Record<string, string>>;

// Bodies are compiled before the kinds of pages are known. If the reference has another address, `linkFaults` reports each link.
const REFERENCE = '/docs/api/api-reference';

/**
 * The text or elements that replace a component for a fact from the API contract, so that it needs no code in the browser;
 * undefined for all other components, and without the attribute. An unknown name throws an error with the remedy.
 */
export function contractFact(
  component: string,
  props: Props,
  lookups: () => ContractLookups = siteLookups,
): TreeNode | undefined {
  const { name, id } = props;
  if (component === 'ApiLimit' && name) return lookups().limitOf(name).toLocaleString('en-US');
  if (component === 'ApiEnum' && name) return values(name, lookups().enumOf(name));
  if (component === 'Operation' && id) return operation(id, lookups());
  return undefined;
}

/** A table of values and meanings, or a list if no value has a meaning. */
function values(name: string, all: readonly EnumValue[]): TreeElement {
  if (all.every(({ meaning }) => !meaning)) {
    return ['ul', null, ...all.map(({ value }): TreeNode => ['li', null, code(value)])];
  }
  const rows = all.map(({ value, meaning = '' }): TreeElement => [
    'tr',
    null,
    ['td', null, code(value)],
    ['td', null, ...inlineMarkdown(meaning)],
  ]);
  return [
    'table',
    { label: `Values of ${name}` },
    ['thead', null, ['tr', null, ['th', null, 'Value'], ['th', null, 'Meaning']]],
    ['tbody', null, ...rows],
  ];
}

function operation(id: string, lookups: ContractLookups): TreeElement {
  const { method, path, summary, anchor } = lookups.operation(id);
  const badge: TreeElement = ['Badge', { kind: 'role' }, `${method.toUpperCase()} `];
  return ['a', { href: `${REFERENCE}#${anchor}`, title: path }, badge, summary];
}

const code = (text: string): TreeElement => ['code', null, text];
