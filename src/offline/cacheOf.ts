import { cachePrefix, type Kept } from '../model/offline';
import { site } from './scope';

/** The name of the cache that holds a part of what is kept. */
export const cacheOf = (kept: Kept) => cachePrefix(site()) + kept;
