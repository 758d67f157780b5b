import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import HomePage from '../../src/pages/index';
import { searchable } from '../support/searchable';

type Props = ComponentProps<typeof HomePage>;

test('the three latest entries are shown: the tenth of a day is later than the second', () => {
  const nodes = ['-9', '-2', '-11', '-10', ''].map((suffix) => ({
    path: `/changelog/2025-10-29${suffix}`,
    title: `Entry${suffix}`,
    date: '2025-10-29',
    description: 'What is new.',
  }));
  const props = { data: { allChangelogEntry: { nodes } } } as unknown as Props;
  render(searchable(<HomePage {...props} />));

  const latest = within(screen.getByRole('region', { name: 'Latest changes' }));
  const links = latest.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Entry-11', 'Entry-10', 'Entry-9', 'All changes']);
});
