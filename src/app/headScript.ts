import { siteConfig } from '../../site.config';
import { storageKeys } from '../model/storageKeys';
import { fontFile } from '../theme/fontFile';

const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode;
const preferred = respectPrefersColorScheme
  ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
  : `'${defaultMode}'`;

/** Sets the colour mode before the first paint, so that no page flashes in the wrong one, and marks that scripts run. */
export const colorModeScript = `(function(){var m,e=document.documentElement;try{m=localStorage.getItem('${storageKeys.theme}')}catch(_){}e.dataset.theme=m==='dark'||m==='light'?m:${preferred};e.dataset.js=''})();`;

/** Turns our font on and asks for it early, but not on a slow line, where it would hold back the first paint. */
export const fontScript = `(function(c,l){if(c&&c.rtt>125)return;document.documentElement.dataset.font='';l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href='${fontFile}';document.head.append(l)})(navigator.connection);`;
