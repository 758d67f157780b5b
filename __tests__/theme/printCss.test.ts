import { screen } from '@testing-library/dom';
import { printCss, printedHostCss } from '../../src/theme/printCss';

const PAGE = `
  <div>
    <section aria-label="Announcement">Something is new.</section>
    <header><a href="/">Hex</a></header>
    <div>
      <nav aria-label="Docs sidebar">Pages</nav>
      <main>
        <article>
          <nav aria-label="Breadcrumbs">Docs</nav>
          <h1>Query mode</h1>
          <div class="page-tools"><a href="/docs/query-mode.md">View as Markdown</a></div>
          <details><summary>On this page</summary><nav>Contents</nav></details>
          <p><span class="step-tick needs-js">Done</span>A step</p>
          <div class="needs-js"><p role="status">0 of 3 steps done</p></div>
          <p class="needs-js"><label>Permissions for <select><option>Editor</option></select></label></p>
          <p>Read <a href="https://duckdb.org/docs">DuckDB</a>.</p>
          <div><pre><code>select 1</code></pre><button>Copy</button></div>
          <div role="tablist"><button>Python</button></div>
          <div role="tabpanel">Panel</div>
          <details><summary>Why?</summary><p>Because.</p></details>
          <nav aria-label="Docs pages">Next</nav>
        </article>
        <nav aria-label="On this page">Contents beside</nav>
      </main>
    </div>
    <footer>Copyright</footer>
    <dialog open>Reading and shortcuts</dialog>
  </div>`;

/** jsdom never prints, so this applies the print rules to the screen. */
function print() {
  const style = document.createElement('style');
  style.textContent = printCss.replace(/^@media print \{|\}$/g, '');
  document.head.replaceChildren(style);
  document.body.innerHTML = PAGE;
}

/** The declarations of all rules that have this selector. */
function declarations(selector: string): string {
  const [, found = ''] =
    printCss.match(new RegExp(`\\n  [^\\n]*${selector}[^\\n]*\\{ ([^}]*) \\}`)) ?? [];
  return found;
}

test('no rule applies on a screen', () => {
  expect(printCss).toMatch(/^@media print \{[^@]*\}$/);
});

test.each([
  'Something is new.',
  'Hex',
  'Pages',
  'Docs',
  'Contents',
  'On this page',
  'View as Markdown',
  'Done',
  '0 of 3 steps done',
  'Copy',
  'Python',
  'Next',
  'Contents beside',
  'Copyright',
  'Reading and shortcuts',
])('%j is not printed', (text) => {
  print();

  expect(screen.getByText(text)).not.toBeVisible();
});

test.each(['Query mode', 'A step', 'Editor', 'DuckDB', 'select 1', 'Panel', 'Why?'])(
  '%j is printed',
  (text) => {
    print();

    expect(screen.getByText(text)).toBeVisible();
  },
);

test('the page is black on white', () => {
  expect(declarations('body')).toContain('background: #fff; color: #000;');
});

test('the address of a link within the site begins with its host, also below a path', () => {
  expect(printedHostCss('https://hex.tech/learn')).toContain("a[href^='/']::after");
  expect(printedHostCss('https://hex.tech/learn')).toContain(
    "content: ' (hex.tech' attr(href) ')'",
  );
});

test.each([
  ['<p><a href="https://duckdb.org">x</a></p>', true],
  ['<ul><li><a href="http://duckdb.org">x</a></li></ul>', true],
  ['<table><tr><td><a href="/docs/api">x</a></td></tr></table>', false],
  ['<p><a href="#result">x</a></p>', false],
  ['<p><a href="mailto:help@hex.tech">x</a></p>', false],
  ['<h2><a href="/changelog/2025-01-01">x</a></h2>', false],
])('the address of the link in %s is printed: %s', (html, shown) => {
  const [, selector = ''] =
    printCss.match(/\n {2}([^\n]*)::after \{ content: ' \(' attr\(href\) '\)'/) ?? [];
  document.body.innerHTML = `<main>${html}</main>`;

  expect(document.querySelector('a')!.matches(selector)).toBe(shown);
});

test('addresses of links in the frame are not printed', () => {
  print();
  const [, selector = ''] = printCss.match(/\n {2}([^\n]*)::after/) ?? [];

  expect(selector).not.toBe('');
  expect(screen.getByText('Hex').matches(selector)).toBe(false);
});

test.each([
  ['collapsed parts are open', '::details-content', 'content-visibility: visible;'],
  ['long lines of code wrap', 'pre code', 'white-space: pre-wrap !important;'],
  ['wide code is not cut off', 'pre code', 'overflow: visible !important;'],
  ['wide tables are not cut off', '> table', 'overflow: visible !important;'],
  ['a heading stays with what follows', 'h2', 'break-after: avoid;'],
  ['code stays on one page with its title', '> pre', 'break-inside: avoid;'],
  ['a picture stays on one page', 'figure', 'break-inside: avoid;'],
  ['a table row stays on one page', 'tr,', 'break-inside: avoid;'],
])('%s', (_rule, selector, declaration) => {
  expect(declarations(selector)).toContain(declaration);
});
