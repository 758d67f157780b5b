import { render } from '@testing-library/react';
import { MarkedText } from '../../../src/search/results/MarkedText';
import { plainText, textParts } from '../../../src/search/results/markedText';

const marked = (text: string) => `__ais-highlight__${text}__/ais-highlight__`;

test.each([
  ['', []],
  ['plain', ['plain']],
  [marked('SQL'), ['[SQL]']],
  [`Run ${marked('SQL')} cells`, ['Run ', '[SQL]', ' cells']],
  [`${marked('a')}${marked('b')}c`, ['[a]', '[b]', 'c']],
  ['cut __ais-highlight__off', ['cut ', '[off]']],
  ['stray __/ais-highlight__tag', ['stray ', 'tag']],
])('%j has the parts %j', (value, parts) => {
  expect(textParts(value).map(({ text, marked: on }) => (on ? `[${text}]` : text))).toEqual(parts);
});

test('a text without its marks is as the author wrote it', () => {
  expect(plainText(`a ${marked('<b>')} c`)).toBe('a <b> c');
});

test.each([
  '<img src=x onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<mark>not ours</mark>',
  '&lt;b&gt; &amp;amp;',
  'java<em>script</em>:',
])('%s is shown as text, inside a mark and outside', (evil) => {
  const { container } = render(<MarkedText value={`${evil} ${marked(evil)}`} />);

  expect(container).toHaveTextContent(`${evil} ${evil}`);
  expect([...container.querySelectorAll('*')].map((element) => element.outerHTML)).toEqual([
    container.querySelector('mark')?.outerHTML,
  ]);
  expect(container.querySelector('mark')?.textContent).toBe(evil);
});
