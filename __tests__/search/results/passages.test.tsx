import { render, screen, within } from '@testing-library/react';
import { Passages } from '../../../src/search/results/Passages';
import { passagesOf } from '../../../src/search/results/passagesOf';
import { hit, MARK } from '../page/fakeClient';

const found = hit({
  page: 'Trash',
  heading: 'What is kept',
  content: `${MARK('kept')} <b>30</b> days`,
});
const passages = passagesOf({ passages: [found] });

test('passages are labelled as such, link to their sections and are always shown as text', () => {
  render(<Passages passages={passages} />);
  const region = screen.getByRole('region', { name: 'Passages from the pages' });

  expect(within(region).getByRole('link', { name: 'What is kept' })).toHaveAttribute(
    'href',
    '/docs/trash#what-is-kept',
  );
  expect(region).toHaveTextContent('kept <b>30</b> days');
  expect(region.querySelector('mark')).toHaveTextContent('kept');
  expect(region.querySelector('b')).toBeNull();
});

test.each([
  ['knows none', {}],
  ['finds none', { passages: [] }],
])('a search that %s shows nothing', (_what, results) => {
  const { container } = render(<Passages passages={passagesOf(results)} />);

  expect(container).toBeEmptyDOMElement();
});
