import { contentPolicy, type PolicySources } from './contentPolicy';

const INLINE_SCRIPT = /<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
/** The first of Gatsby's own scripts; those before it are React's, each of which must run where it is. */
const GATSBY_SCRIPTS = '<script id="gatsby-script-loader">';
/** Gatsby's map from templates to scripts. It lists only scripts at the root of the site, where we have none. */
const EMPTY_CHUNK_MAP = /(window\.___chunkMapping=)"\{(?:\\"[^"\\]*\\":\[\],?)*\}"/;
const SLICE_MARKS = /<!-- slice-(?:start|end) id="[^"]*" -->\s*/g;

/**
 * The HTML of a page as published: Gatsby's small scripts merged into one, the page's own Content Security Policy before
 * everything it governs, and `more` at the end of the head. These are added here and not while rendering, because Gatsby
 * renders a page again only when its data change, and renders all pages again if the renderer reads files.
 */
export function finishedHtml(html: string, sources: PolicySources, more = ''): string {
  const start = html.indexOf(GATSBY_SCRIPTS);
  const page = start < 0 ? html : html.slice(0, start) + inOne(html.slice(start));
  const policy = contentPolicy(inlineScripts(page), sources);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // The encoding comes first: browsers look for it only in the first bytes.
  return page
    .replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta)
    .replace('</head>', (end) => more + end);
}

/** Merges the inline scripts of some HTML into one, in place of the first. */
function inOne(html: string): string {
  const scripts = inlineScripts(html).map((script) =>
    script
      .replace(/^\s*\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/\s*$/g, '')
      .trim()
      .replace(EMPTY_CHUNK_MAP, '$1{}'),
  );
  let isFirst = true;
  return html.replace(SLICE_MARKS, '').replace(INLINE_SCRIPT, () => {
    const all = isFirst ? `<script>${scripts.join('')}</script>` : '';
    isFirst = false;
    return all;
  });
}

function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => script);
}
