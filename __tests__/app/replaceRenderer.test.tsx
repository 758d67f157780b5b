/** @jest-environment node */
import { lazy, Suspense, type ReactElement } from 'react';
import { replaceRenderer } from '../../src/app/replaceRenderer';

/** The page's HTML, if the hook renders it. */
function htmlOf(bodyComponent: ReactElement): string | undefined {
  const replaceBodyHTMLString = jest.fn<void, [string]>();
  void replaceRenderer({ bodyComponent, replaceBodyHTMLString } as never, { plugins: [] });
  return replaceBodyHTMLString.mock.calls[0]?.[0];
}

function Broken(): ReactElement {
  throw new Error('No value here.');
}

const Late = lazy(() => Promise.resolve({ default: () => <p>Here</p> }));

test('a page is rendered to HTML', () => {
  expect(htmlOf(<h1>Roles & keys</h1>)).toBe('<h1>Roles &amp; keys</h1>');
});

test('a page that crashes stops the build', () => {
  expect(() => htmlOf(<Broken />)).toThrow('No value here.');
});

test.each([
  ['has to be awaited', <Late key="late" />],
  ['fails, which Gatsby reports', <Broken key="broken" />],
])('a page with a part that %s is left to Gatsby', (_, part) => {
  expect(htmlOf(<Suspense fallback={<p>Loading</p>}>{part}</Suspense>)).toBeUndefined();
});
