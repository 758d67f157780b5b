/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { Navbar } from '../../src/layout/Navbar';
import type { NavbarEntry, SiteFrame } from '../../src/model/config/siteFrame';
import { link, siteWith, version } from './support/navbarSite';
import { searchable } from '../support/searchable';

/** The HTML that the build writes once every part has loaded. */
function built(site: Partial<SiteFrame>): Promise<string> {
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(
    searchable(<Navbar path="/docs" site={siteWith(site)} />),
    {
      onAllReady: () => pipe(page),
    },
  );
  return text(page);
}

const dropdown: NavbarEntry = {
  kind: 'dropdown',
  label: 'More',
  position: 'left',
  items: [link('Blog', '/blog')],
};

test('the links of a dropdown are in the HTML', async () => {
  expect(await built({ navbar: [dropdown] })).toContain('<a href="/blog">Blog</a>');
});

test("the build does not know the reader's choice and names the latest version", async () => {
  const html = await built({
    navbar: [{ kind: 'docsVersion', position: 'left' }],
    versions: [version('next'), version('2.0', true)],
  });

  expect(html).toContain('href="/docs/2.0/intro"');
  expect(html).not.toContain('Version next');
});
