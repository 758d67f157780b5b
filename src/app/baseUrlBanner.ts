import { scriptLiteral } from '../model/scriptLiteral';

/**
 * A script for the head of every page: if the app did not start, it shows a banner above the page. If the page is
 * served at a different address from the one it was built for, the banner tells the site's operator which base URL to
 * set.
 *
 * The app always starts before the window's `load` event, even on a slow connection, since that event waits for the
 * scripts in the HTML. So later failures and failures of third-party files show no banner, and neither does a browser
 * that is too old for the app.
 */
export function baseUrlBannerScript(pathPrefix: string): string {
  const built = scriptLiteral(pathPrefix);
  // `w`: the window; `b`: the base that the site was built for; `f`: whether one of our own scripts or stylesheets
  // failed to load; `p`: the path in the address; `q`: the page's own path; `s`: the base that the site is served from;
  // `d`: the banner.
  return `(function(w,b,f){${noteFailures}addEventListener('load',function(p,q,s,d){if(w.___loader)return;${findBase}if(!f&&s===b)return;${showBanner}})})(window,${built});`;
}

/** Sets `f`. Load errors do not bubble, so the window listens in the capture phase. */
const noteFailures = `addEventListener('error',function(e){e=e.target;if(/^(SCRIPT|LINK)$/.test(e.tagName)&&!(e.src||e.href).indexOf(location.origin+'/'))f=1},true);`;

/**
 * Sets `s` to the part of the address before the page's own path, which Gatsby writes into the page, or to `b` if the
 * address does not end in that path.
 */
const findBase = `p=location.pathname.replace(/(\\/index\\.html|\\/)$/,'');q=(w.pagePath||' ').replace(/\\/$/,'');s=p.endsWith(q)?p.slice(0,p.length-q.length):b;`;

const advice = `s===b?'Reload the page; if that does not help, its scripts are missing on the server.':'Its base URL is "'+(b||'/')+'", but it seems to be served from "'+(s||'/')+'". '+(s?'Set pathPrefix to "'+s+'" in gatsby-config.ts and build with --prefix-paths.':'Build it without --prefix-paths.')`;

const showBanner = `d=document.createElement('div');d.setAttribute('role','alert');d.style.cssText='position:sticky;z-index:20;top:0;padding:12px 20px;background:#b3261e;color:#fff';d.textContent='This site did not load properly. '+(${advice});document.body.prepend(d)`;
