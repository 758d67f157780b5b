import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/** Removes Gatsby's name and version from every head. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && component.key?.startsWith('generator-')),
    ),
  );
};
