import { execFileSync } from 'node:child_process';

/** Renders the given pages in order, with the renderer left by the build, and prints the styles of each. */
const RENDERER = `
  const { readFileSync } = require('node:fs');
  const { default: render } = require('./.cache/page-ssr/routes/render-page.js');
  const none = { staticQueryContext: {}, styles: [], scripts: [], reversedStyles: [], reversedScripts: [] };
  const styles = async (pagePath) => {
    const data = \`public/page-data/\${pagePath === '/' ? 'index' : pagePath}/page-data.json\`;
    const { html } = await render({ ...none, pagePath, pageData: JSON.parse(readFileSync(data, 'utf8')) });
    return [pagePath, /<style data-styled[^]*?<\\/style>/.exec(html)[0]];
  };
  (async () => {
    const found = [];
    for (const page of process.argv.slice(1)) found.push(await styles(page));
    console.log(JSON.stringify(Object.fromEntries(found)));
  })();
`;

const stylesOf = (...pages: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['-e', RENDERER, ...pages], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );

test('a page has the same styles in the same order, whichever pages were rendered before it', () => {
  expect(stylesOf('/404', '/docs', '/search', '/')).toEqual(
    stylesOf('/', '/search', '/docs', '/404'),
  );
});
