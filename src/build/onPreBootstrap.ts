import type { GatsbyNode } from 'gatsby';
import { stampCache } from './codeStamp';

/** Notes which code makes the cache, now that Gatsby has cleared what was stale. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => stampCache();
