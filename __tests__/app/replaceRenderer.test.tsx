/** @jest-environment node */
import { Suspense, type ReactElement } from 'react';
import { replaceRenderer } from '../../src/app/replaceRenderer';

/** The HTML that is made of a page. */
function htmlOf(bodyComponent: ReactElement): string {
  const replaceBodyHTMLString = jest.fn<void, [string]>();
  void replaceRenderer({ bodyComponent, replaceBodyHTMLString } as never, { plugins: [] });
  return replaceBodyHTMLString.mock.calls[0]![0];
}

function Broken(): ReactElement {
  throw new Error('No value here.');
}

test('a page becomes HTML', () => {
  expect(htmlOf(<h1>Roles & keys</h1>)).toBe('<h1>Roles &amp; keys</h1>');
});

test('a page that crashes stops the build', () => {
  expect(() => htmlOf(<Broken />)).toThrow('No value here.');
});

test('a page of which a part would be missing stops the build, too', () => {
  const page = (
    <Suspense fallback={<p>Loading</p>}>
      <Broken />
    </Suspense>
  );

  expect(() => htmlOf(page)).toThrow(
    'A part of this page failed inside a Suspense boundary, or waits for something, and is missing from its HTML. Mend it, or have what it waits for at hand when pages are built (src/ui/lazyOrBuilt.ts).',
  );
});
