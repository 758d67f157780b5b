import { render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import frame from '../support/siteFrame';
import { Seo } from '../../src/layout/Seo';

/** Renders a page's head and waits for react-helmet, which writes in the next frame. */
async function head(props: Partial<ComponentProps<typeof Seo>> & { title: string }) {
  render(<Seo description="How a query runs." path="/docs/query-mode" {...props} />);
  await waitFor(() => expect(document.title).toContain(props.title));
}

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test.each([
  [{ title: 'Query mode', section: 'Docs' }, 'Query mode · Docs · Learn'],
  [{ title: 'Search' }, 'Search · Learn'],
])('the title of %j is %s, for previews too', async (props, title) => {
  await head(props);

  expect([document.title, meta('og:title')]).toEqual([title, title]);
});

test("titles use the site's configured name", async () => {
  jest.replaceProperty(frame, 'title', 'Academy');
  await head({ title: 'Roles', section: 'Docs' });

  expect(document.title).toBe('Roles · Docs · Academy');
  jest.restoreAllMocks();
});

test('a page gives search engines and previews its description and canonical address', async () => {
  await head({ title: 'Listed' });

  const address = `${frame.siteUrl}/docs/query-mode`;
  expect([meta('description'), meta('og:description')]).toEqual([
    'How a query runs.',
    'How a query runs.',
  ]);
  expect([canonical(), meta('og:url')]).toEqual([address, address]);
  expect(meta('robots')).toBeUndefined();
});

test('an unlisted page keeps search engines out and has no canonical address', async () => {
  await head({ title: 'Unlisted', unlisted: true });

  expect(meta('robots')).toBe('noindex');
  expect(canonical()).toBeUndefined();
});

test("the icon's address includes the site's path prefix", async () => {
  const scope = globalThis as { __PATH_PREFIX__?: string };
  scope.__PATH_PREFIX__ = '/learn';
  await head({ title: 'Prefixed' });
  scope.__PATH_PREFIX__ = '';

  expect(document.head.querySelector('link[rel="icon"]')).toHaveAttribute(
    'href',
    '/learn/favicon.svg',
  );
});
