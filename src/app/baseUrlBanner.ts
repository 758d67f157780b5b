import { scriptLiteral } from '../model/scriptLiteral';

/**
 * A script for the head of every page: when the app did not start, a banner says so above the page. When the page stands
 * at another address than it was built for, the banner tells whoever runs the site which base URL would fit.
 *
 * The app starts before the window's `load` event, however slow the line is, since that event waits for the scripts of
 * the HTML. So what fails later, or belongs to others, shows no banner; nor does a browser that is too old for the app.
 */
export function baseUrlBannerScript(pathPrefix: string): string {
  const built = scriptLiteral(pathPrefix);
  // `w`: the window; `b`: the base that the site was built for; `f`: whether a script or stylesheet of ours failed to load;
  // `p`: the path of the address; `q`: the page's own path; `s`: the base that the site is served from; `d`: the banner.
  return `(function(w,b,f){${noteFailures}addEventListener('load',function(p,q,s,d){if(w.___loader)return;${findBase}if(!f&&s===b)return;${showBanner}})})(window,${built});`;
}

/** Sets `f`. Failures to load do not bubble, so the window hears of them on their way down. */
const noteFailures = `addEventListener('error',function(e){e=e.target;if(/^(SCRIPT|LINK)$/.test(e.tagName)&&!(e.src||e.href).indexOf(location.origin+'/'))f=1},true);`;

/**
 * Sets `s` to what stands before the page's own path, which Gatsby writes into the page; to `b` when the address does not end
 * in that path.
 */
const findBase = `p=location.pathname.replace(/(\\/index\\.html|\\/)$/,'');q=(w.pagePath||' ').replace(/\\/$/,'');s=p.endsWith(q)?p.slice(0,p.length-q.length):b;`;

const advice = `s===b?'Reload the page; if that does not help, its scripts are missing on the server.':'Its base URL is "'+(b||'/')+'", but it seems to be served from "'+(s||'/')+'". '+(s?'Set pathPrefix to "'+s+'" in gatsby-config.ts and build with --prefix-paths.':'Build it without --prefix-paths.')`;

const showBanner = `d=document.createElement('div');d.setAttribute('role','alert');d.style.cssText='position:sticky;z-index:20;top:0;padding:12px 20px;background:#b3261e;color:#fff';d.textContent='This site did not load properly. '+(${advice});document.body.prepend(d)`;
