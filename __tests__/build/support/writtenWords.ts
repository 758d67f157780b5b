import { vocabulary, type ComponentRule } from '../../../src/model/content/vocabulary';

/** Attributes whose values are names or addresses, which readers do not read. */
const UNREAD = ['group', 'id', 'name', 'of', 'poster', 'src'];

/** The attributes of components in which authors write words for readers. */
export const writtenWords = Object.entries<ComponentRule>(vocabulary).flatMap(
  ([component, { attributes }]) =>
    Object.entries(attributes)
      .filter(([name, { oneOf, link }]) => !oneOf && !link && !UNREAD.includes(name))
      .map(([name]): [component: string, attribute: string] => [component, name]),
);
