import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { headScript } from '../../src/app/headScript';
import { onRenderBody } from '../../src/app/onRenderBody';
import { fontFaceCss } from '../../src/theme/fontFaceCss';
import { globalCss } from '../../src/theme/globalCss';
import { tightCss } from '../../src/theme/tightCss';
import frame from '../support/siteFrame';

/** What a page's HTML gets from the hook. */
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

test('every page tells its language and the mode it has before scripts run', () => {
  expect(rendered().attributes).toEqual({
    lang: 'en',
    'data-theme': frame.colorMode.defaultMode,
  });
});

test('the colour mode is set and the ground drawn before anything is painted', () => {
  // React puts what loads nothing before them.
  const styles = [fontFaceCss, globalCss].map((css) => `<style>${tightCss(css)}</style>`);
  expect(rendered().head).toContain(`<script>${headScript}</script>${styles.join('')}`);
});

test('none can end its element early', () => {
  expect(headScript + fontFaceCss + globalCss).not.toContain('</');
});
