import type { CreatePagesArgs } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../../site.config';
import { headerFiles } from '../hosting/headerFiles';
import { redirectFiles } from '../redirects/redirectFiles';
import { readRedirects } from '../redirects/redirects';
import { writeFile } from '../writeFile';
import { APP_ICONS, icon, iconAddress, TOUCH_ICON } from './indexes/icons';
import type { LastModified } from './lastModified';
import { markdownTwins } from './markdown/markdownTwins';
import { publishedPages } from './publishedPages';
import { siteFiles } from './indexes/siteFiles';
import { siteFacts } from './siteFacts';
import { wholePages, type Surroundings } from './markdown/wholePages';
import { writeSocialCards } from './cards/writeSocialCards';
import { noteWritten } from './writtenFiles';

/** What is known about the site by the time its pages are planned. */
interface PlannedSite extends Surroundings {
  /** The addresses of the listed pages. */
  readonly paths: readonly string[];
  readonly modified: LastModified;
  readonly basePath: string;
}

/** Writes the files for machines: Markdown, cards, indexes, feeds, the sitemap, redirects, headers, icons. */
export async function writeMachineFiles(
  graphql: CreatePagesArgs['graphql'],
  { paths, modified, basePath, ...surroundings }: PlannedSite,
): Promise<void> {
  const site = siteFacts(siteConfig);
  // Resolved once more, since keeping all bodies until now would take memory while the HTML is made.
  const pages = wholePages(await publishedPages(graphql, modified), surroundings);
  const twins = await markdownTwins(pages, site.siteUrl);
  const texts = new Map([
    ...siteFiles({
      pages,
      twins,
      paths,
      sidebars: surroundings.sidebars,
      site: {
        ...site,
        copyright: siteConfig.footer.copyright,
        hasContract: surroundings.reference !== undefined,
      },
    }),
    ...redirectFiles(readRedirects().redirects, site.siteUrl, basePath),
    ...headerFiles(),
  ]);
  noteWritten(texts.keys());
  for (const [path, text] of texts) write(path, text);
  await writeIcons();
  // The cards come last, since another process may still be drawing them.
  await writeSocialCards(pages, site.name);
}

async function writeIcons(): Promise<void> {
  const sign = readFileSync('static/favicon.svg');
  for (const size of [TOUCH_ICON, ...APP_ICONS]) write(iconAddress(size), await icon(sign, size));
}

function write(path: string, content: string | Buffer): void {
  writeFile(join('public', path), content);
}
