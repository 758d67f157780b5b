import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/** The key of the element with Gatsby's name and version. */
const GENERATOR = /^generator-/;

/** Removes from every head what nothing reads. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter((component) => {
      const key = isValidElement(component) ? component.key : null;
      return !GENERATOR.test(key ?? '');
    }),
  );
};
