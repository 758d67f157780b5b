import { nodeText } from '../../src/build/authoring/pageParts';
import { elementsOf } from './support/elementsOf';
import { pages } from '../support/contentPages';
import { rowsOf } from './support/rowsOf';

const LIMITS = '/docs/getting-started/limits';

const textByPath = new Map(
  pages.map(({ path, body }) => [path, body.tree.map(nodeText).join(' ')]),
);
const numbersIn = (text: string) => text.match(/\d+(?:,\d{3})*/g) ?? [];

const limits = elementsOf(pages.find(({ path }) => path === LIMITS)!.body.tree, 'table').flatMap(
  (table) => rowsOf(table).slice(1),
);

test('each number among the limits is also on the pages that its row links to', () => {
  const unexplained = limits.flatMap(([what, limit]) => {
    const targets = elementsOf([what!], 'a').map(([, props]) => String(props?.href).split('#')[0]!);
    const known = targets.flatMap((path) => numbersIn(textByPath.get(path) ?? ''));
    return numbersIn(nodeText(limit!))
      .filter((number) => !known.includes(number))
      .map((number) => `${nodeText(what!)}: ${number} is not on ${targets.join(', ')}`);
  });

  expect(limits.length).toBeGreaterThan(20);
  expect(unexplained).toEqual([]);
});
