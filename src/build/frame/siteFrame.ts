import type { Fault } from '../../model/fault';
import type { SiteConfig } from '../../model/config/siteConfig';
import type { SiteFrame } from '../../model/config/siteFrame';
import type { ConfigSource } from './configSource';
import { frameVersions } from './frameVersions';
import { frameHtml } from './frameHtml';
import { frameLink, navbarEntries } from './navbarEntries';
import type { Resolution } from './resolution';
import { reportSearchFaults } from './searchFaults';
import type { SiteIndex } from './siteIndex';
import { reportVersionFaults } from './versionFaults';

/** What the browser needs of the configuration, with every id resolved, and a fault for each one that could not be. */
export function siteFrame(
  config: SiteConfig,
  index: SiteIndex,
  { file, lineOf }: ConfigSource,
): { frame: SiteFrame; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const { title, siteUrl, navbar, versions, search } = config;
  const { colorMode, locales, storage, analytics, reader, offline = true } = config;
  const resolution: Resolution = {
    versions,
    index,
    report: (path, message) => void faults.push({ file, line: lineOf(path), message }),
  };
  reportVersionFaults(resolution);
  const frame: SiteFrame = {
    title,
    siteUrl,
    brand: frameLink(navbar.brand),
    navbar: navbarEntries(navbar.items, resolution),
    footer: footerOf(config.footer),
    ...announcementOf(config.announcementBar, resolution),
    colorMode,
    versions: frameVersions(resolution),
    locales,
    search,
    storage: storage.type,
    analytics,
    ...(reader?.feedback ? { feedback: reader.feedback.endpoint } : {}),
    offline,
  };
  reportSearchFaults(search, resolution.report);
  return { frame, faults };
}

function footerOf({ style = 'light', links, logo, copyright }: SiteConfig['footer']) {
  const columns = links.flatMap((link) =>
    'items' in link ? [{ title: link.title, items: link.items.map(frameLink) }] : [],
  );
  const flat = links.flatMap((link) => ('items' in link ? [] : [frameLink(link)]));
  return {
    style,
    columns: flat.length > 0 ? [{ items: flat }, ...columns] : columns,
    ...(logo ? { logo } : {}),
    copyright,
  };
}

function announcementOf(
  bar: SiteConfig['announcementBar'],
  resolution: Resolution,
): Pick<SiteFrame, 'announcement'> {
  if (!bar) return {};
  const { content, isCloseable = true, ...rest } = bar;
  const tree = frameHtml(content, ['announcementBar', 'content'], 'content', resolution);
  return { announcement: { ...rest, tree, isCloseable } };
}
