import { firstBold } from '../../../../src/build/content/trees/firstBold';
import type { TreeElement } from '../../../../src/model/content/tree';

const bold = (text: string): TreeElement => ['strong', null, text];

test.each<[string, TreeElement, string]>([
  ['begins with bold words', ['li', null, bold('Open main.py.'), ' Select it.'], 'Open main.py'],
  ['begins with a paragraph', ['li', null, '\n', ['p', null, bold('Publish;'), ' now']], 'Publish'],
  ['has bold words later', ['li', null, 'Wait for ', bold('Done'), '.'], ''],
  ['has none', ['li', null, 'Wait.'], ''],
])('a step that %s', (_, step, name) => {
  expect(firstBold(step)).toBe(name);
});
