import { siteFrame } from '../data/siteFrame';
import { announcementScript } from '../layout/announcementScript';
import { storageKeys } from '../model/storageKeys';
import { fontFile } from '../theme/fontFile';
import { baseUrlBannerScript } from './baseUrlBanner';
import { pressScript } from './earlyPress';
import { readingScript } from './readingScript';

const { announcement, colorMode, storage } = siteFrame;
const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;

const system = `matchMedia('(prefers-color-scheme: dark)')`;
const chosen = respectPrefersColorScheme
  ? `m==='dark'||m==='light'?m:${system}.matches?'dark':'light'`
  : // Only the other mode makes a difference.
    `m==='${defaultMode === 'light' ? 'dark' : 'light'}'?m:'${defaultMode}'`;
const keptOrDue = `(function(e,m){try{m=${storage}.getItem('${storageKeys.theme}')}catch(_){}e.theme=${chosen};e.js=''})(document.documentElement.dataset);`;
const always = `(function(e){e.theme='${defaultMode}';e.js=''})(document.documentElement.dataset);`;
// Without the switch nothing on the page follows the system later, so this script does.
const followsSystem = `(function(e,q){(q.onchange=function(){e.theme=q.matches?'dark':'light'})();e.js=''})(document.documentElement.dataset,${system});`;

/**
 * Sets the colour mode before the first paint, so that no page flashes in the wrong one, and marks that scripts run.
 * `useColorMode` decides by the same rules.
 */
const colorModeScript = chosenColorModeScript();

function chosenColorModeScript(): string {
  if (!disableSwitch) return keptOrDue;
  if (respectPrefersColorScheme) return followsSystem;
  return always;
}

/** Turns our font on and asks for it early, but not on a slow line, where it would hold back the first paint. */
const fontScript = `(function(c,l){if(c&&c.rtt>125)return;document.documentElement.dataset.font='';l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href='${fontFile}';document.head.append(l)})(navigator.connection);`;

/** Marks a page that is opened at its top: the browser need not lead to a place whose height is not known yet. */
const topScript = `(function(d){try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')d.top=''}catch(_){}})(document.documentElement.dataset);`;

/** What runs in the head of every page before it is painted: the same text everywhere. */
export const headScript =
  colorModeScript +
  readingScript(storage) +
  fontScript +
  topScript +
  pressScript +
  announcementScript(announcement, storage) +
  baseUrlBannerScript(__PATH_PREFIX__);
