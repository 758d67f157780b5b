import { siteFrame } from '../data/siteFrame';
import { announcementScript } from '../layout/announcementScript';
import { storageKeys } from '../model/reader/storageKeys';
import { fontFile } from '../theme/fontFile';
import { baseUrlBannerScript } from './baseUrlBanner';
import { backScript } from './earlyBack';
import { pressScript } from './earlyPress';
import { readingScript } from './readingScript';

const { announcement, colorMode, storage } = siteFrame;
const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;

const system = `matchMedia('(prefers-color-scheme: dark)')`;
const chosen = respectPrefersColorScheme
  ? `m==='dark'||m==='light'?m:${system}.matches?'dark':'light'`
  : // Only the non-default mode makes a difference.
    `m==='${defaultMode === 'light' ? 'dark' : 'light'}'?m:'${defaultMode}'`;
const keptOrDue = `(function(e,m){try{m=${storage}.getItem('${storageKeys.theme}')}catch(_){}e.theme=${chosen};e.js=''})(document.documentElement.dataset);`;
const always = `(function(e){e.theme='${defaultMode}';e.js=''})(document.documentElement.dataset);`;
// Without the switch nothing on the page follows the system setting later, so this script does.
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

/** Enables our font and preloads it, except on a slow connection, where it would delay the first paint. */
const fontScript = `(function(c,l){if(c&&c.rtt>125)return;document.documentElement.dataset.font='';l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href='${fontFile}';document.head.append(l)})(navigator.connection);`;

/**
 * Marks a page opened at its top, where the browser has no anchor to scroll to and so need not know the height of the
 * content.
 */
const topScript = `(function(d){try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')d.top=''}catch(_){}})(document.documentElement.dataset);`;

/** The script that runs in the head of every page before it is painted; identical on all pages. */
export const headScript =
  colorModeScript +
  readingScript(storage) +
  fontScript +
  topScript +
  pressScript +
  backScript +
  announcementScript(announcement, storage) +
  baseUrlBannerScript(__PATH_PREFIX__);
