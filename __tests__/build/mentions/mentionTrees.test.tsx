import { render, screen, within } from '@testing-library/react';
import type { Mentions } from '../../../src/build/mentions/mentions';
import { mentionTrees } from '../../../src/build/mentions/mentionTrees';
import { ContentTree } from '../../../src/mdx/ContentTree';

const entry = (day: number) => ({
  path: `/changelog/2024-06-${10 + day}`,
  title: `Release ${day}`,
  date: `2024-06-${10 + day}`,
});
const tutorial = (name: string) => ({
  path: `/tutorials/${name}`,
  title: name,
  level: 'advanced',
  minutes: 20,
});

function show(mentions: object) {
  const all = { entries: [], tutorials: [], docs: [], ...mentions } as unknown as Mentions;
  return render(<ContentTree tree={mentionTrees(all)} />);
}

test('changes are listed with their dates; those after the fifth are folded away', () => {
  show({ entries: [1, 2, 3, 4, 5, 6, 7].map(entry) });

  const region = screen.getByRole('region', { name: 'What changed' });
  const [list] = within(region).getAllByRole('list');
  expect(within(list!).getAllByRole('listitem')).toHaveLength(5);
  expect(list).toHaveTextContent('Release 1 June 11, 2024');
  const rest = within(region).getByRole('group');
  expect(rest).toHaveTextContent('2 earlier changes');
  expect([...rest.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Release 6',
    'Release 7',
  ]);
});

test('at most three tutorials are shown, with their level and duration', () => {
  show({ tutorials: ['a', 'b', 'c', 'd'].map(tutorial) });

  const items = within(screen.getByRole('region', { name: 'Tutorials' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(
    ['a', 'b', 'c'].map((name) => `${name} Advanced, about 20 minutes`),
  );
});

test('one minute is written in the singular', () => {
  show({ tutorials: [{ ...tutorial('a'), minutes: 1 }] });

  expect(screen.getByRole('listitem')).toHaveTextContent(/about 1 minute$/);
});

test('a changelog entry shows cards for the docs that it links to', () => {
  show({ docs: [{ path: '/docs/runs', title: 'Runs', description: 'How runs go.' }] });

  const region = screen.getByRole('region', { name: 'Read more' });
  expect(within(region).getByRole('link', { name: 'Runs' })).toHaveAttribute('href', '/docs/runs');
  expect(region).toHaveTextContent('How runs go.');
});

test('a page without mentions shows nothing', () => {
  expect(show({}).container).toHaveTextContent(/^$/);
});
