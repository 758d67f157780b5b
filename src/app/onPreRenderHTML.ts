import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/**
 * Takes out what gatsby-plugin-image adds to every head for its component: our pictures are plain elements, whose data it
 * made at build time.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter((component) => {
      const key = isValidElement(component) ? component.key : null;
      return !key?.startsWith('gatsby-image-');
    }),
  );
};
