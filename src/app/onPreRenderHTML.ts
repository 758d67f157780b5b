import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/** What nobody reads: the name and version of Gatsby; what gatsby-plugin-image needs for its component, where our pictures are plain elements. */
const UNREAD = /^(?:generator|gatsby-image)-/;

/** Takes out of every head what others put there and nobody reads. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter((component) => {
      const key = isValidElement(component) ? component.key : null;
      return !UNREAD.test(key ?? '');
    }),
  );
};
