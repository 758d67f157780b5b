import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/**
 * Keys of elements that serve no purpose here: Gatsby's name and version; and what gatsby-plugin-image adds for its
 * component, since our pictures are plain elements.
 */
const UNREAD = /^(?:generator|gatsby-image)-/;

/** Removes elements from every head that plugins put there and nothing uses. */
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
