/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { nameControls } from '../../src/reader/nameControls';

/** What the build writes next to each heading. */
const sign = (id: string) =>
  `<a href="#${id}"><span>Link to this section</span><span aria-hidden="true">#</span></a>`;
const code = (lines: string, title = '') =>
  `<div data-language="bash">${title}<pre>${lines}</pre><button aria-label="Copy code to clipboard"></button></div>`;
const show = (html: string) => {
  document.body.innerHTML = `<div id="___gatsby"><main>${html}</main></div>`;
};
const names = (role: string) =>
  screen.getAllByRole(role).map((one) => one.getAttribute('aria-label'));

test('a heading is called by its text, and its link after it', () => {
  show(
    `<h2 id="a">Grant <code>SELECT</code>${sign('a')}</h2><h3 id="b">Re<!-- -->voke${sign('b')}</h3>`,
  );
  nameControls();

  expect(names('link')).toEqual(['Link to “Grant SELECT”', 'Link to “Revoke”']);
  expect(screen.getByRole('heading', { name: 'Grant SELECT' })).toBeVisible();
});

test('the link of a long item has the beginning of its text, and a link in the text keeps its own', () => {
  const words = 'The run log keeps the runs of the last ninety days, on the plans that have one';
  show(
    `<ul><li id="c">${words} <a href="#c">#</a></li><li id="d">See <a href="#c">above</a></li></ul>`,
  );
  nameControls();

  expect(names('link')).toEqual([
    'Link to “The run log keeps the runs of the last ninety days, on the…”',
    null,
  ]);
});

test('a copy button is called after the title of its code, or else after its first line', () => {
  show(code('npm ci\nnpm test') + code('a: 1', '<p>hex.yaml</p>'));
  nameControls();

  expect(names('button')).toEqual([
    'Copy code to clipboard: npm ci',
    'Copy code to clipboard: hex.yaml',
  ]);
});

test('a heading that the next page uses again gets its new name', async () => {
  show(`<h2 id="e">Old${sign('e')}</h2>`);
  nameControls();
  const heading = screen.getByRole('heading', { name: 'Old' });
  heading.id = 'f';
  heading.firstChild!.textContent = 'New';
  heading.querySelector('a')!.setAttribute('href', '#f');
  heading.after(document.createElement('p'));

  expect(await screen.findByRole('heading', { name: 'New' })).toBe(heading);
  expect(names('link')).toEqual(['Link to “New”']);
});
