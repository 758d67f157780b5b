import type { GatsbyNode } from 'gatsby';
import { missingDefaultExports, pageComponents } from './checks/defaultExports';
import { stampCache } from './codeStamp';
import { readAhead } from './content/readAhead';

/**
 * Notes which code makes the cache, now that Gatsby has cleared what was stale, and begins to fill it; and says how to mend
 * pages that Gatsby is going to refuse.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  stampCache();
  readAhead();
  missingDefaultExports(pageComponents()).forEach((sentence) => reporter.error(sentence));
};
