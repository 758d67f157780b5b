import { contentPolicy, type PolicySources } from './contentPolicy';

const INLINE_SCRIPT = /<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
/** With this one Gatsby's own begin; those before it are React's, each of which must run where it stands. */
const GATSBY_SCRIPTS = '<script id="gatsby-script-loader">';
/** The scripts of each template, of which Gatsby names only those at the root of the site, where none of ours is. */
const EMPTY_CHUNK_MAP = /(window\.___chunkMapping=)"\{(?:\\"[^"\\]*\\":\[\],?)*\}"/;
const SLICE_MARKS = /<!-- slice-(?:start|end) id="[^"]*" -->\s*/g;

/**
 * A page as it is published: Gatsby's small scripts in one, the page's own Content Security Policy before anything it
 * governs, and `more` at the end of its head. It is put in here and not where Gatsby renders: a page is rendered anew only when
 * its own data change, and all are when what renders them reads files.
 */
export function finishedHtml(html: string, sources: PolicySources, more = ''): string {
  const start = html.indexOf(GATSBY_SCRIPTS);
  const page = start < 0 ? html : html.slice(0, start) + inOne(html.slice(start));
  const policy = contentPolicy(inlineScripts(page), sources);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // The encoding comes first: browsers look for it in the first bytes only.
  return page
    .replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta)
    .replace('</head>', (end) => more + end);
}

/** The inline scripts of some HTML in one, which stands where the first of them stood. */
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
