import { keepEntries, withEntries } from '../../src/layout/sidebarEntries';
import type { SidebarNode } from '../../src/model/navigation/navigation';

const node = (path: string, children?: SidebarNode[]): SidebarNode => ({
  path,
  title: path,
  ...(children && { children }),
});

test('empty categories get their stored entries, at every level; nothing else changes', () => {
  keepEntries([node('/api', [node('/tokens')]), node('/cells', []), node('/runs')]);
  keepEntries([node('/api', []), node('/cells', [node('/sql', [node('/mode')]), node('/gone')])]);
  keepEntries(undefined);
  const branch = [
    node('/api', []),
    node('/cells', [node('/sql', []), node('/run')]),
    node('/runs'),
    node('/share', []),
  ];

  expect(withEntries(branch)).toEqual([
    node('/api', [node('/tokens')]),
    node('/cells', [node('/sql', [node('/mode')]), node('/run')]),
    node('/runs'),
    node('/share', []),
  ]);
});

test('stored entries are never reduced, and a page that used to be a category stays a page', () => {
  keepEntries([node('/a', [node('/b', [node('/c')])])]);
  keepEntries([node('/a', [node('/b', [])])]);

  expect(withEntries([node('/a', [])])).toEqual([node('/a', [node('/b', [node('/c')])])]);
  expect(withEntries([node('/a')])).toEqual([node('/a')]);
});
