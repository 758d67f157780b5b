import { createHash } from 'node:crypto';
import { finishedHtml } from '../../../src/build/pageFiles/finishedHtml';

const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>head()</script>
<script type="application/ld+json">{"@type":"Thing"}</script></head><body><div>Text</div>
<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/docs";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
  <script
    id="gatsby-chunk-mapping"
  >
    window.map="{}";
  </script>
<script>window.hash="1";</script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const nobody = { connect: [], images: [] };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directives of a page's policy. */
function policyOf(html: string): string[] {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    html,
  )!;
  return policy.split(';');
}

test('Gatsby’s three scripts are merged into one, in order, before the code that reads their variables', () => {
  const html = finishedHtml(page, nobody);

  expect(html).toContain(
    '<script>window.pagePath="/docs";window.map="{}";window.hash="1";</script>',
  );
  expect(html.match(/<script/g)).toHaveLength(4);
  expect(html.indexOf('window.hash')).toBeLessThan(html.indexOf('src="/app.js"'));
});

test('a chunk map without scripts is emptied; any other stays', () => {
  const withMap = (map: string) =>
    finishedHtml(
      page.replace('window.map="{}"', () => map),
      nobody,
    );

  expect(
    withMap(String.raw`window.___chunkMapping="{\"app\":[],\"component---src-a-tsx\":[]}"`),
  ).toContain('window.___chunkMapping={};window.hash');
  const full = String.raw`window.___chunkMapping="{\"app\":[\"/app-1.js\"],\"redoc\":[]}";`;
  expect(withMap(full)).toContain(full);
});

test('only the inline scripts of the page itself may run', () => {
  const [, script] = policyOf(finishedHtml(page, nobody));

  expect(script).toBe(
    `script-src 'self' ${sha('head()')} ${sha('window.pagePath="/docs";window.map="{}";window.hash="1";')}`,
  );
});

test('the policy comes before everything that it governs, and forbids evaluating strings as code', () => {
  const html = finishedHtml(page, nobody);

  expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  expect(html).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(policyOf(html)).toEqual(
    expect.arrayContaining(["object-src 'none'", "base-uri 'self'", "connect-src 'self'"]),
  );
});

test('pages may connect to the configured services', () => {
  const html = finishedHtml(page, { ...nobody, connect: ['https://stats.example.com'] });

  expect(policyOf(html)).toContain("connect-src 'self' https://stats.example.com");
});

test('replacement patterns such as $& in a script stay as they are', () => {
  const html = finishedHtml(
    page.replace('hash="1"', () => 'hash="$&$1"'),
    nobody,
  );

  expect(html).toContain('window.hash="$&$1";');
});

test('scripts within the text of the page stay in their places', () => {
  const html = finishedHtml(
    page.replace('<div>Text</div>', '<script>fill("A")</script><p>A</p><script>fill("B")</script>'),
    nobody,
  );

  expect(html).toContain('<script>fill("A")</script><p>A</p><script>fill("B")</script>');
  expect(policyOf(html)[1]).toContain(`${sha('fill("A")')} ${sha('fill("B")')}`);
});

test('the part of the head for machines comes at its end, and its patterns such as $& stay', () => {
  const html = finishedHtml(page, nobody, '<meta name="x" content="$&"/>');

  expect(html).toContain('</script><meta name="x" content="$&"/></head><body>');
});
