import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { API_CONSOLES_FILE, API_VALIDATORS_FILE } from '../api/console/writeConsole';
import { SITE_FRAME_FILE, SITE_HOME_FILE } from '../frame/writeSiteFrame';
import { SHOWN_CONTRACT_FILE } from '../outputs/browser/writeContract';

/** The real path of a file of a package, because webpack resolves symlinks. Throws if the file is gone. */
const inPackage = (file: string) => realpathSync(`node_modules/${file}`);

/** Aliases for every stage. */
const REPLACED = {
  'gatsby-app$': resolve('.cache/production-app.js'),
  'site-frame': resolve(SITE_FRAME_FILE),
  'site-home': resolve(SITE_HOME_FILE),
  'api-contract-address$': `${resolve(SHOWN_CONTRACT_FILE)}?address`,
  'api-contract$': resolve(SHOWN_CONTRACT_FILE),
  'api-consoles': resolve(API_CONSOLES_FILE),
  'api-validators': resolve(API_VALIDATORS_FILE),
  redoc$: inPackage('redoc/bundles/redoc.browser.lib.js'),
  [resolve('.cache/route-announcer-props.js')]: resolve('src/app/gatsby/routeAnnouncerProps.ts'),
} as const;

const ROUTER_SCROLL = 'gatsby/node_modules/gatsby-react-router-scroll';

/** Aliases for the HTML renderer only: it writes into the page what the browser then finds there. */
const ON_SERVER = {
  [resolve('src/reference/redoc/builtHtml.ts')]: resolve(
    'src/reference/redoc/builtHtmlOnServer.tsx',
  ),
  // What no page needs, but every process of a build would load: the Head API with its HTML parser, slices, and the styles of the
  // component of gatsby-plugin-image, since our pictures are plain elements.
  [resolve('.cache/head/head-export-handler-for-ssr.js')]: resolve(
    'src/app/gatsby/headHandlers.ts',
  ),
  [resolve('.cache/slice.js')]: false,
  [inPackage('gatsby-plugin-image/gatsby-ssr.js')]: false,
} as const;

/**
 * Aliases for the browser bundles only. They leave out what no page of this site uses, a twentieth of what a first visit would
 * load, and replace what has to work differently here.
 */
const IN_BROWSER = {
  // Gatsby's Script component, and Partytown, which runs third-party scripts in a worker.
  '@builder.io/partytown/integration': false,
  'gatsby-script': false,
  [inPackage('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  // Slices, service workers.
  [resolve('.cache/slice.js')]: false,
  [resolve('.cache/register-service-worker.js')]: false,
  // Vendor prefixes, which styled-components only uses if enabled.
  [inPackage('stylis/src/Prefixer.js')]: false,
  // The Head API; we use react-helmet.
  [resolve('.cache/head/head-export-handler-for-browser.js')]: resolve(
    'src/app/gatsby/headHandlers.ts',
  ),
  [resolve('.cache/prefetch.js')]: resolve('src/app/gatsby/prefetch.ts'),
  [resolve('.cache/redirect-utils.js')]: resolve('src/app/gatsby/redirectUtils.ts'),
  [resolve('.cache/static-query.js')]: resolve('src/app/gatsby/staticQuery.ts'),
  // Handles a reader who goes back before a page has loaded.
  [resolve('.cache/ensure-resources.js')]: resolve('src/app/gatsby/ensureResources.tsx'),
  'prop-types': resolve('src/app/gatsby/propTypes.cjs'),
  // These import all of styled-components and of the router, although a part is enough.
  [inPackage('gatsby-plugin-styled-components/gatsby-browser.js')]: false,
  [inPackage(`${ROUTER_SCROLL}/use-scroll-restoration.js`)]: false,
  // InstantSearch: we manage the URL of the search page ourselves, and do not track clicks.
  [inPackage('instantsearch.js/es/lib/routers/history.js')]: false,
  [inPackage('instantsearch.js/es/middlewares/createInsightsMiddleware.js')]: false,
  // Scroll restoration; ours also covers jumps within a page.
  [inPackage(`${ROUTER_SCROLL}/scroll-handler.js`)]: resolve('src/app/gatsby/scrollHandler.ts'),
  // react-helmet deeply compares the whole head on every page, although it always differs.
  'react-fast-compare': resolve('src/app/gatsby/sameProps.cjs'),
  // The router validates its children with it.
  invariant: resolve('src/app/gatsby/invariant.cjs'),
  // Links; the app handles clicks on plain ones.
  'gatsby-link': resolve('src/app/gatsby/gatsbyLink.ts'),
} as const;

/** The webpack aliases for a stage of Gatsby's build. */
export function aliasesAt(stage: string): Readonly<Record<string, string | false>> {
  if (stage === 'build-html') return { ...REPLACED, ...ON_SERVER };
  return stage === 'build-javascript' ? { ...REPLACED, ...IN_BROWSER } : REPLACED;
}
