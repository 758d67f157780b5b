import { scriptLiteral } from '../model/scriptLiteral';
import type { SiteFrame } from '../model/config/siteFrame';
import { storageKeys } from '../model/reader/storageKeys';

/**
 * A script for the head of every page: if the reader has closed this announcement, it marks the page before the first
 * paint; if a different one was closed, it resets that. Empty if the announcement cannot be closed.
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
