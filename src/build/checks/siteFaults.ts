import { siteConfig } from '../../../site.config';
import type { Fault } from '../../model/fault';
import type { ApiReference } from '../api/apiReference';
import { contractLinks } from '../api/contractLinks';
import type { ConfigSource } from '../frame/configSource';
import type { LearnPageData } from '../learnPages';
import { readRedirects, redirectFaults, redirectLinks } from '../redirects/redirects';
import { configLinks } from './configLinks';
import { contentFaults } from './contentFaults';
import { knownFiles } from './knownFiles';
import { ownPages } from './ownPages';

/** What the mistakes of a site are looked for in. */
interface Checked {
  readonly content: readonly LearnPageData[];
  /** The addresses of all planned pages. */
  readonly paths: readonly string[];
  /** The file of the configuration, where its links are to be checked too. */
  readonly source?: ConfigSource;
  readonly referencePaths: readonly string[];
  readonly reference: ApiReference | undefined;
}

/** Every mistake in the content, in the list of redirects, and in what the configuration and the contract of the API link to. */
export function siteFaults({
  content,
  paths,
  source,
  referencePaths,
  reference,
}: Checked): Fault[] {
  const { redirects, faults: unreadRedirects } = readRedirects();
  const links = [
    ...(source ? configLinks(siteConfig, source) : []),
    ...redirectLinks(redirects),
    ...referencePaths.flatMap((from) => contractLinks().map((link) => ({ ...link, from }))),
  ];
  const targets = otherTargets(content, referencePaths, reference);
  return [
    ...contentFaults(content, paths, links, targets),
    ...unreadRedirects,
    ...redirectFaults(redirects, {
      pages: new Set([...ownPages(), ...paths]),
      files: targets.files,
    }),
  ];
}

/** What links may lead to beside pages and their headings: the places on the reference of the API, and files. */
function otherTargets(
  content: readonly LearnPageData[],
  referencePaths: readonly string[],
  reference: ApiReference | undefined,
) {
  return {
    anchors: new Map(referencePaths.map((path) => [path, reference?.anchors ?? []])),
    files: knownFiles(content, reference?.files.map(({ path }) => path) ?? []),
  };
}
