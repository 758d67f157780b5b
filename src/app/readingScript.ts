import type { SiteFrame } from '../model/config/siteFrame';
import { readingNames } from '../model/reader/readingChoices';
import { storageKeys } from '../model/reader/storageKeys';

/**
 * A script for the head of every page: it marks the page with the reader's reading preferences before the first paint.
 * Only known names are set, whatever is stored. If nothing is stored or matches, the chain throws and the page stays
 * unmarked.
 */
export function readingScript(storage: SiteFrame['storage']): string {
  const names = `/\\b(?:${readingNames.join('|')})\\b/g`;
  return `(function(e){try{e.reading=${storage}.getItem('${storageKeys.reading}').match(${names}).join(' ')}catch(_){}})(document.documentElement.dataset);`;
}
