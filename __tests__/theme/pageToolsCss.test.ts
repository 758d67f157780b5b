import { screen } from '@testing-library/dom';
import { pageToolsCss } from '../../src/theme/pageToolsCss';
import { applyCss } from '../support/applyCss';

test('what readers can do with a page is not printed', () => {
  document.body.innerHTML = '<div class="page-tools"><button>Copy page</button></div>';
  applyCss(pageToolsCss, 'screen');
  expect(screen.getByText('Copy page')).toBeVisible();

  applyCss(pageToolsCss, 'print');
  expect(screen.getByText('Copy page')).not.toBeVisible();
});
