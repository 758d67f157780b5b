import { globalCss } from '../../src/theme/globalCss';

test('what readers can do with a page is not printed', () => {
  expect(globalCss).toContain('@media print { .page-tools { display: none; } }');
});
