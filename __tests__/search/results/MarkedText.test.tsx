import { render } from '@testing-library/react';
import { MarkedText } from '../../../src/search/results/MarkedText';
import { translate } from '../../support/translate';

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
    container.querySelector('span')?.outerHTML,
    container.querySelector('mark')?.outerHTML,
  ]);
  expect(container.querySelector('span')?.textContent).toBe(`${evil} `);
  expect(container.querySelector('mark')?.textContent).toBe(evil);
});

test.each([
  ['Share a project', `${marked('Share')} a project`],
  [`${marked('Share')} a project`, 'Share a project'],
  [
    `What you ${marked('share')} with others`,
    `${marked('What')} you share with ${marked('others')}`,
  ],
  [`A ${marked('run')} fails`, 'A schedule'],
])('on a page that the browser translates, %s can become %s', (before, after) => {
  const { container, rerender } = render(<MarkedText value={before} />);
  translate(container);
  rerender(<MarkedText value={after} />);

  expect(container).toHaveTextContent(after.replaceAll(/__\/?ais-highlight__/g, ''));
});
