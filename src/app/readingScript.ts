import type { SiteFrame } from '../model/siteFrame';
import { readingNames } from '../model/readingChoices';
import { storageKeys } from '../model/storageKeys';

/**
 * A script for the head of every page: it marks the page before the first paint with what the reader set about reading.
 * Only known names get there, whatever is kept. With nothing stored or matched, the chain throws
 * and the page stays unmarked.
 */
export function readingScript(storage: SiteFrame['storage']): string {
  const names = `/\\b(?:${readingNames.join('|')})\\b/g`;
  return `(function(e){try{e.reading=${storage}.getItem('${storageKeys.reading}').match(${names}).join(' ')}catch(_){}})(document.documentElement.dataset);`;
}
