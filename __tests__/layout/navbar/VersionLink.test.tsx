import { render, screen } from '@testing-library/react';
import { RichEntry } from '../../../src/layout/navbar/RichEntry';
import type { PageFrame } from '../../../src/model/navigation/pageFrame';
import { pageIn, siteWith, version } from '../support/navbarSite';

const versions = [version('next'), version('2.0', true), version('1.0')];

function draw(frame?: PageFrame, own: { label?: string; href?: string } = {}, all = versions) {
  return render(
    <RichEntry
      entry={{ kind: 'docsVersion', position: 'left', ...own }}
      path="/somewhere"
      frame={frame}
      site={siteWith({ versions: all })}
    />,
  );
}

beforeEach(() => localStorage.clear());

test('on a page of a version, it names that version and links to the page in it', () => {
  draw(pageIn('docs-1.0', { versions: { '1.0': '/docs/1.0/api', next: '/docs/api' } }));

  expect(screen.getByRole('link', { name: 'Version 1.0' })).toHaveAttribute(
    'href',
    '/docs/1.0/api',
  );
});

test("for a page that a version lacks, it links to the version's first page", () => {
  draw(pageIn('docs-next'));

  expect(screen.getByRole('link', { name: 'Version next' })).toHaveAttribute(
    'href',
    '/docs/next/intro',
  );
});

test('elsewhere it names the preferred version, or else the latest', () => {
  draw();
  expect(screen.getByRole('link')).toHaveTextContent('Version 2.0');

  localStorage.setItem('docs-preferred-version-default', '1.0');
  draw(pageIn('tutorials'));
  expect(screen.getAllByRole('link')[1]).toHaveTextContent('Version 1.0');
});

test("the owner's own label and address take precedence", () => {
  draw(undefined, { label: 'Docs', href: '/docs' });

  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs');
});

test('without versions or a configured address there is no link', () => {
  expect(draw(undefined, { label: 'Docs' }, []).container).toBeEmptyDOMElement();
});
