import type { GatsbyNode } from 'gatsby';
import { dropOutdatedTexts } from './cachedText';
import { missingDefaultExports, pageComponents } from './checks/defaultExports';
import { stampCache } from './codeStamp';

/**
 * Records which code makes the cache, now that Gatsby has cleared what was stale, and says how to fix pages that Gatsby is
 * about to refuse.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  stampCache();
  dropOutdatedTexts();
  missingDefaultExports(pageComponents()).forEach((sentence) => reporter.error(sentence));
};
