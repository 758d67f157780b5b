import { siteConfig } from '../../../site.config';
import type { Fault } from '../../model/fault';
import type { ApiReference } from '../api/reference/apiReference';
import { contractLinks } from '../api/contract/contractLinks';
import { referencePages, referencePaths } from '../api/reference/referencePaths';
import type { ConfigSource } from '../frame/configSource';
import type { LearnPageData } from '../learnPages';
import { readRedirects, redirectFaults, redirectLinks } from '../redirects/redirects';
import { configLinks } from './configLinks';
import { contentFaults } from './contentFaults';
import { knownFiles } from './knownFiles';
import { madeFiles } from './madeFiles';
import { ownPages } from '../ownPages';
import { staticFaults } from './staticFaults';
import { versionFolderFaults } from './versionFolderFaults';

/** The parts of a site to check. */
interface Checked {
  readonly content: readonly LearnPageData[];
  /** The addresses of all planned pages. */
  readonly paths: readonly string[];
  /** The source of the configuration, if its links are to be checked as well. */
  readonly source?: ConfigSource;
  readonly reference: ApiReference | undefined;
}

/**
 * All mistakes in the content, the file names in `static`, the redirects, and the links in the configuration and the contract.
 */
export function siteFaults({ content, paths, source, reference }: Checked): Fault[] {
  const { redirects, faults: unreadRedirects } = readRedirects();
  const references = referencePaths(content);
  const links = [
    ...(source ? configLinks(siteConfig, source) : []),
    ...redirectLinks(redirects),
    ...references.flatMap((from) => contractLinks().map((link) => ({ ...link, from }))),
  ];
  const contractFiles = reference?.files.map(({ path }) => path) ?? [];
  const files = knownFiles(content, contractFiles);
  const pages = [...ownPages(), ...paths];
  const made = madeFiles({ content, paths: pages, files: contractFiles });
  return [
    ...contentFaults(content, pages, links, {
      anchors: new Map(references.map((path) => [path, reference?.anchors ?? []])),
      files,
      moved: new Map(redirects.map(({ from, to }) => [from, to])),
    }),
    ...(reference ? [] : unshown(content)),
    ...versionFolderFaults(siteConfig.versions),
    ...staticFaults(made),
    ...unreadRedirects,
    ...redirectFaults(redirects, { pages: new Set(pages), files: new Set([...made, ...files]) }),
  ];
}

/** Pages that show the API contract on a site that has none. */
function unshown(content: readonly LearnPageData[]): Fault[] {
  const message =
    'The page shows the API contract, but there is no file openapi/openapi.yaml. Add it, or remove the page.';
  return referencePages(content).map(({ source }) => ({ file: source, line: 1, message }));
}
