import { saveOpenDetails, restoreOpenDetails } from '../../../src/app/navigation/openDetails';

const PAGE = `<details></details>
  <main>
    <div class="page-tools"><details id="menu"></details></div>
    <details></details>
    <details id="last"></details>
  </main>`;
const openOnes = () => [...document.querySelectorAll('details')].map(({ open }) => open);

beforeEach(() => {
  document.body.innerHTML = PAGE;
  window.history.replaceState({ key: 'a' }, '');
});

test('opened parts of the text are reopened in the same history entry, which keeps its key', () => {
  for (const id of ['menu', 'last']) document.getElementById(id)!.setAttribute('open', '');
  saveOpenDetails();
  expect(window.history.state).toEqual({ key: 'a', open: [1] });

  document.body.innerHTML = PAGE;
  expect(restoreOpenDetails()).toBe(true);
  expect(openOnes()).toEqual([false, false, false, true]);
});

test('parts that were closed again are forgotten', () => {
  window.history.replaceState({ key: 'a', open: [0] }, '');
  saveOpenDetails();
  expect(restoreOpenDetails()).toBe(false);
});

test.each([null, {}, { open: 1 }, { open: ['x', 9] }])(
  'a history entry with %j opens nothing',
  (state) => {
    window.history.replaceState(state, '');
    expect(restoreOpenDetails()).toBe(false);
    expect(openOnes()).toEqual([false, false, false, false]);
  },
);
