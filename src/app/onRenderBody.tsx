import type { GatsbySSR } from 'gatsby';
import { siteConfig } from '../../site.config';
import { fontFile } from '../theme/fontFile';
import { globalCss } from '../theme/globalCss';
import { colorModeScript } from './colorModeScript';

/** What stands in the head of every page, whatever it is about. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const theme = { 'data-theme': siteConfig.colorMode.defaultMode };
  setHtmlAttributes({ lang: 'en', ...theme });
  setHeadComponents([
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript }} />,
    <style key="ground" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={fontFile}
      crossOrigin="anonymous"
    />,
  ]);
};
