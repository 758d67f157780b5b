import { cachePrefix, type Kept } from '../model/offline';
import { site } from './scope';

/** The name of the cache for one kind of content. */
export const cacheOf = (kept: Kept) => cachePrefix(site()) + kept;
