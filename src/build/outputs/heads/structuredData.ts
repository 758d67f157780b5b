import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { absoluteUrl } from '../../../model/address/absoluteUrl';
import type { PageLink } from '../../../model/navigation/pageLink';
import type { TreeNode } from '../../../model/content/tree';
import type { SiteFacts } from '../siteFacts';
import { stepNames } from './stepNames';

/** The facts about a page for structured data. */
interface StructuredPage extends PageLink {
  readonly description: string;
  readonly type: 'Doc' | 'Tutorial' | 'Category' | 'ChangelogEntry';
  readonly trail: readonly PageLink[];
  readonly image: string;
  readonly date?: string;
  readonly modified?: string;
  readonly tree: readonly TreeNode[];
}

/** The site itself as schema.org data, with the address of its search. */
export function siteData(site: SiteFacts): Graph {
  const { name, tagline, siteUrl, searchPath } = site;
  return graph({
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name,
    description: tagline,
    url: siteUrl,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${searchPath}?q={search_term_string}`,
      },
      // Missing from the vocabulary's types, but search engines require it.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  });
}

/** A page as schema.org data: its breadcrumbs and what it is. */
export function pageData(page: StructuredPage, site: SiteFacts): Graph {
  return graph(breadcrumbs(page, site), ...work(page, site));
}

function breadcrumbs(page: StructuredPage, { siteUrl, title }: SiteFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title, path: '/' }, ...page.trail, page].map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.title,
      item: absoluteUrl(siteUrl, link.path),
    })),
  };
}

function work(page: StructuredPage, { siteUrl, publisher, language }: SiteFacts): Thing[] {
  const organization = { '@type': 'Organization', name: publisher } as const;
  const about = {
    headline: page.title,
    description: page.description,
    url: absoluteUrl(siteUrl, page.path),
    image: absoluteUrl(siteUrl, page.image),
    inLanguage: language,
    isPartOf: { '@id': `${siteUrl}/#site` },
    author: organization,
    publisher: organization,
    ...(page.modified ? { dateModified: page.modified } : {}),
  } as const;
  if (page.type === 'ChangelogEntry') {
    return [{ '@type': 'BlogPosting', ...about, datePublished: page.date }];
  }
  if (page.type === 'Category') return [{ '@type': 'CollectionPage', ...about, name: page.title }];
  const steps = page.type === 'Tutorial' ? stepNames(page.tree) : [];
  return [{ '@type': 'TechArticle', ...about }, ...(steps.length > 1 ? [howTo(page, steps)] : [])];
}

function howTo({ title, description }: StructuredPage, steps: readonly string[]): Thing {
  return {
    '@type': 'HowTo',
    name: title,
    description,
    step: steps.map((name, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text: name,
    })),
  };
}

function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
