import { Helmet } from 'react-helmet';
import { siteFrame } from '../data/siteFrame';
import { absoluteUrl } from '../model/address/absoluteUrl';
import { pageTitle } from '../model/pageTitle';

interface SeoProps {
  title: string;
  /** The part of the site that the page belongs to. */
  section?: string;
  description: string;
  /** Address of the page. */
  path: string;
  /** Keeps the page out of search engines. */
  unlisted?: boolean;
}

/** The page's metadata for browsers, search engines and link previews. */
export function Seo({ title, section, description, path, unlisted = false }: SeoProps) {
  const full = pageTitle(title, section, siteFrame.title);
  const address = absoluteUrl(siteFrame.siteUrl, path);
  return (
    <Helmet>
      <title>{full}</title>
      <meta name="description" content={description} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <link rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} type="image/svg+xml" />
    </Helmet>
  );
}
