import { sectionName } from '../../../src/model/navigation/sidebarSections';

test.each([
  ['docs', 'Docs'],
  ['docs-2.0', 'Docs'],
  ['tutorials', 'Tutorials'],
])('the sidebar %s belongs to %s', (sidebar, section) => {
  expect(sectionName(sidebar)).toBe(section);
});
