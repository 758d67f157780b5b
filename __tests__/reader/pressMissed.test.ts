import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { questionTree } from '../../src/build/pageTools/questionTree';
import { topTree } from '../../src/build/pageTools/topTree';
import { pressMissed } from '../../src/reader/pressMissed';
import { renderTree } from '../../src/ui/renderTree';

const button = (name: string) => screen.getByRole('button', { name });
const pressed: string[] = [];
const note = ({ target }: Event) => pressed.push((target as Element).textContent ?? '');

beforeEach(() => {
  pressed.length = 0;
  const tools = renderTree(topTree('/docs/runs.md', []));
  document.body.innerHTML = `${renderToStaticMarkup([tools, renderTree(questionTree)])}
    <div class="page-tools"><details><summary>Open in</summary></details></div>
    <button>Switch to dark mode</button>`;
  document.addEventListener('click', note);
});
afterEach(() => document.removeEventListener('click', note));

test.each(['Copy page', 'Yes', 'No'])('%s is pressed again', (name) => {
  pressMissed([button(name)]);
  expect(pressed).toEqual([name]);
});

test('only what was clicked last counts', () => {
  pressMissed([button('Yes'), button('No')]);
  expect(pressed).toEqual(['No']);
});

test('who has gone on to something else is not taken back', () => {
  pressMissed([button('Copy page'), screen.getByText('Open in')]);
  expect(pressed).toEqual([]);
});

test('a button whose page has gone is not pressed', () => {
  const [copy] = [button('Copy page')];
  document.body.innerHTML = '';
  pressMissed([copy]);
  expect(pressed).toEqual([]);
});

test('what works without the reader’s code is not pressed again', () => {
  pressMissed([button('Switch to dark mode'), screen.getByText('Open in'), null]);
  expect(pressed).toEqual([]);
});
