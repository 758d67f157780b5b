import type { SiteConfig } from '../../model/config/siteConfig';
import type { TreeNode } from '../../model/content/tree';
import { harmlessHtml } from '../frame/harmlessHtml';

/** The origins of all pictures from other sites in the configuration, without duplicates. */
export function pictureHosts({
  footer: { logo },
  announcementBar,
  navbar,
}: Pick<SiteConfig, 'footer' | 'announcementBar' | 'navbar'>): string[] {
  const items = navbar.items.flatMap((item) => [item, ...(('items' in item && item.items) || [])]);
  const html = [
    announcementBar?.content ?? '',
    ...items.map((item) => (item.type === 'html' ? item.value : '')),
  ];
  const addresses = [
    logo?.src ?? '',
    logo?.srcDark ?? '',
    ...html.flatMap((text) => picturesIn(harmlessHtml(text).tree)),
  ];
  return [...new Set(addresses.flatMap(hostOf))];
}

/** The origin of an address; empty for addresses of the site itself and invalid ones. */
function hostOf(address: string): string[] {
  const whole = address.replace(/^\/\//, 'https://');
  return /^https?:/i.test(whole) && URL.canParse(whole) ? [new URL(whole).origin] : [];
}

function picturesIn(tree: readonly TreeNode[]): string[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [, props, ...children] = node;
    return [...(typeof props?.src === 'string' ? [props.src] : []), ...picturesIn(children)];
  });
}
