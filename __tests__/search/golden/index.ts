import { administration } from './administration';
import { changelog } from './changelog';
import { collaborate } from './collaborate';
import { connectToData } from './connectToData';
import { exploreData } from './exploreData';
import { gettingStarted } from './gettingStarted';
import type { GoldenQuery } from './parse';
import { shareInsights } from './shareInsights';
import { tutorials } from './tutorials';

export { errors } from './errors';
export { features } from './features';
export { gibberish } from './gibberish';
export { ownWords } from './ownWords';
export type { GoldenQuery } from './parse';
export { problems } from './problems';
export { strangers } from './strangers';
export { symptoms } from './symptoms';

/** Queries as readers type them, with the pages that answer them; written without knowledge of the engine. */
export const golden: readonly GoldenQuery[] = [
  ...gettingStarted,
  ...exploreData,
  ...connectToData,
  ...collaborate,
  ...shareInsights,
  ...administration,
  ...tutorials,
  ...changelog,
];
