import { absoluteUrl } from '../../model/address/absoluteUrl';
import { twinPath } from '../../model/address/twinPath';
import { API_REFERENCE } from '../../model/api/apiReference';
import type { PageTools } from '../../model/reader/pageTools';
import type { SiteConfig } from '../../model/config/siteConfig';
import { filled } from '../frame/placeholders';
import type { LearnPageData } from '../learnPages';
import { footTree } from './footTree';
import { topTree } from './topTree';

type Settings = Pick<SiteConfig, 'siteUrl' | 'repository' | 'reader'>;

/**
 * Returns a lookup, by address, of the tools around the text of docs pages, tutorials and changelog entries. They are trees
 * like the text itself, so that pages load no extra code for them.
 */
export function pageTools(
  pages: readonly LearnPageData[],
  settings: Settings,
  modified: (source: string) => string | undefined,
): (path: string) => PageTools | undefined {
  const written = new Map(pages.filter(isWritten).map((page) => [page.path, page]));
  return (path) => {
    const page = written.get(path);
    return page && toolsOf(page, settings, modified(page.source));
  };
}

type Written = Exclude<LearnPageData, { __typename: 'Category' }>;

/** False for category pages and the reference, which show more than the one file that could be edited. */
function isWritten(page: LearnPageData): page is Written {
  return page.__typename !== 'Category' && !('kind' in page && page.kind === API_REFERENCE);
}

function toolsOf(page: Written, { siteUrl, repository, reader = {} }: Settings, changed?: string) {
  const { title, path, source } = page;
  const address = absoluteUrl(siteUrl, path);
  const facts = { title, address, markdown: absoluteUrl(siteUrl, twinPath(path)) };
  const prompt = filled(reader.prompt ?? '', facts);
  const addressOf = (href: string) => filled(href, { ...facts, prompt }, encodeURIComponent);
  const services = (reader.openIn ?? []).map(({ label, href }) => ({
    label,
    href: addressOf(href),
  }));
  const authored = 'updated' in page ? page : { updated: null, reviewed: null };
  return {
    // Unlisted pages have no Markdown.
    top: page.unlisted ? '' : topTree(twinPath(path), services),
    foot: footTree({
      edit: `${repository}/edit/main/${source.split('/').map(encodeURIComponent).join('/')}`,
      report: reader.report && addressOf(reader.report),
      updated: changed ?? authored.updated,
      reviewed: authored.reviewed,
      asks: reader.feedback !== undefined && page.__typename !== 'ChangelogEntry',
    }),
  };
}
