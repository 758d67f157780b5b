import { render, screen, within } from '@testing-library/react';
import { ReferenceColumns } from '../../src/reference/ReferenceColumns';
import { ReferenceHead } from '../../src/reference/ReferenceHead';
import { printCss } from '../../src/theme/printCss';
import { applyCss } from '../support/applyCss';

test('in print, the title and the lead are shown, and the text has the full width', () => {
  render(
    <main>
      <ReferenceColumns data-testid="columns">
        <nav>Operations</nav>
        <div>
          <ReferenceHead
            title="API reference"
            lead="Every operation."
            trail={[]}
            firstCall={<code>curl</code>}
          >
            <p>Introduction</p>
          </ReferenceHead>
        </div>
      </ReferenceColumns>
    </main>,
  );
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  applyCss(styles.join('') + printCss, 'print');

  expect(screen.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
  expect(screen.getByText('Every operation.')).toBeVisible();
  expect(screen.getByText('Introduction')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'First call' })).getByText('curl'),
  ).toBeVisible();
  expect(screen.getByText('Operations')).not.toBeVisible();
  expect(screen.getByTestId('columns')).toHaveStyle({ display: 'block' });
});

test('the contract can be downloaded as JSON and as YAML', () => {
  render(
    <ReferenceHead
      title="API reference"
      lead="Every operation."
      trail={[]}
      firstCall={null}
      children={null}
    />,
  );

  for (const type of ['json', 'yaml']) {
    const link = screen.getByRole('link', { name: `Download openapi.${type}` });
    expect(link).toHaveAttribute('href', `/openapi.${type}`);
    expect(link).toHaveAttribute('download');
  }
});
