import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EntryList } from '../../src/changelog/EntryList';

const entries = ['2024-06-26', '2024-06-05'].map((date) => {
  return { path: `/changelog/${date}`, title: `Entry of ${date}`, date, tags: ['SQL'], tree: [] };
});

// The last visit is read once per page load, so this file has a single test.
test('entries published after the last visit are marked, and the newest one is remembered', async () => {
  const visit = { before: null, newest: '/changelog/2024-06-05', at: 0 };
  localStorage.setItem('changelog-visit', JSON.stringify(visit));

  const list = <EntryList entries={entries} page={1} pageCount={1} areas={[]} />;
  expect(renderToString(list)).not.toContain('New since your last visit');

  await act(async () => {
    render(list);
    await import('../../src/changelog/listParts');
  });

  const marked = screen.getAllByText('New since your last visit');
  expect(marked.map((mark) => mark.closest('article')?.dataset.entry)).toEqual([
    '/changelog/2024-06-26',
  ]);
  expect(localStorage.getItem('changelog-visit')).toContain('"newest":"/changelog/2024-06-26"');
});
