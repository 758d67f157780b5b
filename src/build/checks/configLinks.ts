import type { SiteConfig } from '../../model/siteConfig';
import type { SiteLink } from './linkFaults';

/** The links of the site's configuration, each with the line of `text` (the file itself) that holds it. */
export function configLinks(config: SiteConfig, file: string, text: string): SiteLink[] {
  const { navbar, home, footer } = config;
  const lines = text.split('\n');
  return [navbar.brand, ...navbar.items, ...home.ways, ...home.popular, ...footer.links].map(
    (link) => {
      const address = link.to ?? ('href' in link ? link.href : '') ?? '';
      const line = lines.findIndex((content) => content.includes(`'${address}'`)) + 1;
      return { file, line: Math.max(1, line), href: address };
    },
  );
}
