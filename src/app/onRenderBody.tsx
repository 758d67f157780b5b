import type { GatsbySSR } from 'gatsby';
import { siteFrame } from '../data/siteFrame';
import { fontFaceCss } from '../theme/fontFaceCss';
import { globalCss } from '../theme/globalCss';
import { minifyCss } from '../theme/minifyCss';
import { printedHostCss } from '../theme/printCss';
import { headScript } from './headScript';

/** Adds what browsers need in the head of every page; what only machines read is added after the build. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const theme = { 'data-theme': siteFrame.colorMode.defaultMode };
  const css = globalCss + printedHostCss(siteFrame.siteUrl);
  setHtmlAttributes({ lang: siteFrame.locales[0]?.code ?? 'en', ...theme });
  setHeadComponents([
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <style key="fonts" dangerouslySetInnerHTML={{ __html: minifyCss(fontFaceCss) }} />,
    <style key="ground" dangerouslySetInnerHTML={{ __html: minifyCss(css) }} />,
  ]);
};
