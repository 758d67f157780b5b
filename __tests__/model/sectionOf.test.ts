import { sectionOf } from '../../src/model/sectionOf';

test.each([
  ['docs', 'Docs'],
  ['docs-2.0', 'Docs'],
  ['tutorials', 'Tutorials'],
])('the sidebar %s belongs to %s', (sidebar, section) => {
  expect(sectionOf(sidebar)).toBe(section);
});
