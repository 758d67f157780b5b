import { scriptLiteral } from '../model/scriptLiteral';
import type { SiteFrame } from '../model/siteFrame';
import { storageKeys } from '../model/storageKeys';

/**
 * A script for the head of every page: it marks the page before the first paint when the reader has closed this
 * announcement, and forgets that another one was closed. It is empty when there is nothing to close.
 */
export function announcementScript(
  announcement: SiteFrame['announcement'],
  storage: SiteFrame['storage'],
): string {
  if (!announcement?.isCloseable) return '';
  const [id, idKey, dismissedKey] = [
    announcement.id,
    storageKeys.announcementId,
    storageKeys.announcementDismissed,
  ].map(scriptLiteral);
  return `(function(s){try{s=window.${storage};if(s.getItem(${idKey})!==${id}){s.setItem(${idKey},${id});s.setItem(${dismissedKey},'false')}else if(s.getItem(${dismissedKey})==='true')document.documentElement.dataset.announcement='dismissed'}catch(_){}})();`;
}
