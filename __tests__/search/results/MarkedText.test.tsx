import { render } from '@testing-library/react';
import { MarkedText } from '../../../src/search/results/MarkedText';

const marked = (text: string) => `__ais-highlight__${text}__/ais-highlight__`;

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
