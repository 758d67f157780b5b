/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { nameParts } from '../../src/reference/nameParts';

const field = (name: string) =>
  `<tr><td kind="field"><span class="property-name">${name}</span></td><td>string</td></tr>`;
const nested = '<tr><td colspan="2"><div><table><tbody></tbody></table></div></td></tr>';
const html = `
  <h2>Run a project<a href="#run" aria-label="Link to this section"></a></h2>
  <div role="tablist"></div>
  <h3>Request samples</h3><div role="tablist"></div>
  <h3>path<!-- --> parameters</h3><table><tbody>${field('projectId')}</tbody></table>
  <h3>Responses</h3><table><caption>Response headers</caption></table>
  <table><thead></thead></table>`;

const shown = () => {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main')!;
};
const names = (role: string) =>
  screen.getAllByRole(role).map((part) => part.getAttribute('aria-label'));

test('tables of fields and rows of tabs are called after the heading above them', () => {
  nameParts(shown());

  expect(names('tablist')).toEqual(['Run a project', 'Request samples']);
  expect(names('table')).toEqual(['path parameters', null, null]);
});

test('a table that opens within another is called after the field that it describes', async () => {
  const panes = shown();
  const stop = nameParts(panes);
  panes.querySelector('tbody')!.insertAdjacentHTML('beforeend', nested);
  expect(await screen.findByRole('table', { name: 'projectId' })).toBeInTheDocument();

  stop();
  panes.insertAdjacentHTML('beforeend', '<table id="late"></table>');
  await Promise.resolve();
  expect(document.getElementById('late')).not.toHaveAttribute('aria-label');
});
