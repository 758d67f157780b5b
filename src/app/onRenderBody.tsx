import type { GatsbySSR } from 'gatsby';
import { siteConfig } from '../../site.config';
import { globalCss } from '../theme/globalCss';
import { colorModeScript, fontScript } from './headScript';

/** What stands in the head of every page, whatever it is about. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const theme = { 'data-theme': siteConfig.colorMode.defaultMode };
  setHtmlAttributes({ lang: 'en', ...theme });
  setHeadComponents([
    <script
      key="before-paint"
      dangerouslySetInnerHTML={{ __html: colorModeScript + fontScript }}
    />,
    <style key="ground" dangerouslySetInnerHTML={{ __html: globalCss }} />,
  ]);
};
