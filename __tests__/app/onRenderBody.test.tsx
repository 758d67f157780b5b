import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { headScript } from '../../src/app/headScript';
import { onRenderBody } from '../../src/app/onRenderBody';
import { fontFaceCss } from '../../src/theme/fontFaceCss';
import { globalCss } from '../../src/theme/globalCss';
import { minifyCss } from '../../src/theme/minifyCss';
import { printedHostCss } from '../../src/theme/printCss';
import frame from '../support/siteFrame';

/** What the hook adds to a page's HTML. */
function rendered() {
  const setHtmlAttributes = jest.fn<void, [object]>();
  const setHeadComponents = jest.fn<void, [ReactNode]>();
  const args: Partial<RenderBodyArgs> = {
    pathname: '/docs/roles',
    setHtmlAttributes,
    setHeadComponents,
  };
  void onRenderBody?.(args as RenderBodyArgs, { plugins: [] });
  const head = renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0]);
  return { attributes: setHtmlAttributes.mock.calls[0]?.[0], head };
}

test('every page declares its language and the colour mode it has before scripts run', () => {
  expect(rendered().attributes).toEqual({
    lang: 'en',
    'data-theme': frame.colorMode.defaultMode,
  });
});

test('the colour mode and the base styles are set before anything is painted', () => {
  // React sorts elements that load nothing first.
  const base = globalCss + printedHostCss(frame.siteUrl);
  const styles = [fontFaceCss, base].map((css) => `<style>${minifyCss(css)}</style>`);
  expect(rendered().head).toContain(`<script>${headScript}</script>${styles.join('')}`);
});

test('no script or style can end its element early', () => {
  expect(headScript + fontFaceCss + globalCss).not.toContain('</');
});
