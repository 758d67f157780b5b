import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { Shell } from '../layout/Shell';
import type { PageFrame } from '../model/pageFrame';

/** Puts every page into one shell, which stays when the page changes. */
export const wrapPageElement: NonNullable<
  GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement']
> = ({ element, props }) => {
  const { frame } = props.pageContext as { frame?: PageFrame };
  return (
    <Shell path={props.location.pathname} frame={frame}>
      {element}
    </Shell>
  );
};
