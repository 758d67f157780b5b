import { nearestWord } from '../../../model/nearest';
import { AND } from '../../listFormats';
import { whichExist } from '../../whichExist';
import { categorySchema, changelogSchema, docSchema, tutorialSchema } from './schemas';

/** What other site generators, or our other files, call a key. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  order: ['sidebar_position', 'position'],
  weight: ['sidebar_position', 'position'],
  position: ['sidebar_position'],
  sidebar_position: ['position'],
  label: ['sidebar_label'],
  sidebar_label: ['label'],
  title: ['label'],
};

const OWNERS = [
  { name: 'docs', keys: docSchema.shape },
  { name: 'tutorials', keys: tutorialSchema.shape },
  { name: 'changelog entries', keys: changelogSchema.shape },
  { name: 'folders', keys: categorySchema.shape },
];

/** The message about a key that is none of the `known` ones, and the one that was probably meant. */
export function unknownKey(
  key: string,
  known: readonly string[],
): { message: string; meant: string | undefined } {
  const names = Object.hasOwn(OTHER_NAMES, key) ? (OTHER_NAMES[key] ?? []) : [];
  const called = names.find((name) => known.includes(name));
  const owners = OWNERS.filter(({ keys }) => Object.hasOwn(keys, key)).map(({ name }) => name);
  if (called === undefined && owners.length > 0) {
    const message = `"${key}" is only for ${AND.format(owners)}. Remove it.`;
    return { message, meant: undefined };
  }
  const meant = called ?? nearestWord(key, known);
  const remedy = meant === undefined ? whichExist(key, known) : `Did you mean "${meant}"?`;
  return { message: `The key "${key}" is unknown. ${remedy}`, meant };
}
