import { render, screen } from '@testing-library/react';
import { RichEntry } from '../../../src/layout/navbar/RichEntry';
import type { PageFrame } from '../../../src/model/pageFrame';
import { pageIn, siteWith, version } from '../../support/navbarSite';

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

test('on a page of a version it names that version and leads to the page in it', () => {
  draw(pageIn('docs-1.0', { versions: { '1.0': '/docs/1.0/api', next: '/docs/api' } }));

  expect(screen.getByRole('link', { name: 'Version 1.0' })).toHaveAttribute(
    'href',
    '/docs/1.0/api',
  );
});

test('a page that a version lacks leads to its first', () => {
  draw(pageIn('docs-next'));

  expect(screen.getByRole('link', { name: 'Version next' })).toHaveAttribute(
    'href',
    '/docs/next/intro',
  );
});

test('elsewhere it is the preferred version, else the last', () => {
  draw();
  expect(screen.getByRole('link')).toHaveTextContent('Version 2.0');

  localStorage.setItem('docs-preferred-version-default', '1.0');
  draw(pageIn('tutorials'));
  expect(screen.getAllByRole('link')[1]).toHaveTextContent('Version 1.0');
});

test("the owner's own label and address prevail", () => {
  draw(undefined, { label: 'Docs', href: '/docs' });

  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs');
});

test('without versions and an address of the owner there is nothing to lead to', () => {
  expect(draw(undefined, { label: 'Docs' }, []).container).toBeEmptyDOMElement();
});
