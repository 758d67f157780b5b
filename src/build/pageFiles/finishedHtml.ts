import { contentPolicy, type PolicySources } from './contentPolicy';

const INLINE_SCRIPT = /<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
const SLICE_MARKS = /<!-- slice-(?:start|end) id="[^"]*" -->\s*/g;

/**
 * A page as it is published: Gatsby's small scripts in one, and the page's own Content Security Policy before anything
 * that it rules.
 */
export function finishedHtml(html: string, sources: PolicySources): string {
  const bodyAt = html.indexOf('<body');
  const head = html.slice(0, bodyAt);
  const body = inOne(html.slice(bodyAt).replace(SLICE_MARKS, ''));
  const policy = contentPolicy(inlineScripts(head + body), sources);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // The encoding comes first: browsers look for it in the first bytes only.
  return head.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta) + body;
}

/** The inline scripts of some HTML in one, which stands where the first of them stood. */
function inOne(html: string): string {
  const scripts = inlineScripts(html).map((script) =>
    script.replace(/^\s*\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/\s*$/g, '').trim(),
  );
  let isFirst = true;
  return html.replace(INLINE_SCRIPT, () => {
    const all = isFirst ? `<script>${scripts.join('')}</script>` : '';
    isFirst = false;
    return all;
  });
}

function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => script);
}
