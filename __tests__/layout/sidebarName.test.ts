import { sidebarName } from '../../src/layout/sidebarName';

test.each([
  ['docs', 'Docs sidebar'],
  ['tutorials', 'Tutorials sidebar'],
  ['2024.1', 'Docs sidebar'],
])('the sidebar %s is called %s', (id, name) => {
  expect(sidebarName(id)).toBe(name);
});
