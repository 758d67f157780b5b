import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { Shell } from '../layout/Shell';
import type { PageFrame } from '../model/navigation/pageFrame';
import { decoded } from '../model/address/decoded';

/** Wraps every page in one shell, which stays mounted when the page changes. */
export const wrapPageElement: NonNullable<
  GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement']
> = ({ element, props }) => {
  const { frame } = props.pageContext as { frame?: PageFrame };
  return (
    <Shell path={decoded(props.location.pathname)} frame={frame}>
      {isThere(props.data) && element}
    </Shell>
  );
};

/**
 * While a file's front matter cannot be read, the development server has no data for its page; the overlay says why. A
 * page that crashed for lack of data would stay broken after the file is fixed.
 */
function isThere(data: object | null): boolean {
  if (process.env.NODE_ENV === 'production') return true;
  return Object.values(data ?? {}).every((found) => found !== null);
}
