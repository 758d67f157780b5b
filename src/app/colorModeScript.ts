import { siteConfig } from '../../site.config';
import { storageKeys } from '../model/storageKeys';

const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode;
const preferred = respectPrefersColorScheme
  ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
  : `'${defaultMode}'`;

/** Runs before the first paint, so that no page flashes in the wrong colours, and marks that scripts run. */
export const colorModeScript = `(function(){var m,e=document.documentElement;try{m=localStorage.getItem('${storageKeys.theme}')}catch(_){}
e.dataset.theme=m==='dark'||m==='light'?m:${preferred};e.dataset.js=''})()`;
