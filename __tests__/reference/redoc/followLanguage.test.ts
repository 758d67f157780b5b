import { LANGUAGE_KEY } from '../../../src/model/api/sampleLanguages';
import { followLanguage } from '../../../src/reference/redoc/followLanguage';

/** As browsers watch: who is watched already is not told of anew. */
class Watcher {
  private readonly watched = new Set<Element>();
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe = (target: Element) => {
    if (!this.watched.has(target)) this.tell([{ target, isIntersecting: inSight(target) }]);
    this.watched.add(target);
  };
  unobserve = (target: Element) => this.watched.delete(target);
  disconnect = () => this.watched.clear();
}
const inSight = (list: Element) => list.closest('[data-far]') === null;

/** An operation with its samples; its tabs can be chosen as those of Redoc. */
const operation = (name: string, far = '') => `
  <section id="${name}" ${far}><ul class="react-tabs__tab-list">
    <li role="tab" aria-selected="true">curl</li><li role="tab">Python</li><li role="tab">R</li>
  </ul></section>`;

function select({ target }: Event) {
  const tab = (target as Element).closest('[role=tab]');
  for (const other of tab?.parentElement?.children ?? [])
    other.setAttribute('aria-selected', String(other === tab));
}

const tab = (name: string, language: string) =>
  [...document.querySelectorAll<HTMLElement>(`#${name} li`)].find(
    ({ textContent }) => textContent === language,
  )!;
const shown = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent);

let end: (() => void) | undefined;
function follow(body: string) {
  document.body.innerHTML = body;
  end = followLanguage(document.body);
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  window.IntersectionObserver = Watcher as unknown as typeof IntersectionObserver;
  document.body.addEventListener('click', select);
});
afterEach(() => {
  end?.();
  document.body.removeEventListener('click', select);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  jest.useRealTimers();
});

test('choosing a language for one operation switches the others in sight', () => {
  follow(operation('ListUsers') + operation('RunProject') + operation('GetProject', 'data-far'));
  tab('ListUsers', 'Python').click();

  expect(shown()).toEqual(['Python', 'Python', 'curl']);
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('Python');
});

test('a language chosen with the arrow keys counts, too', () => {
  follow(operation('ListUsers') + operation('RunProject'));
  const list = tab('ListUsers', 'R');
  select({ target: list } as unknown as Event);
  list.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true }));

  expect(shown()).toEqual(['R', 'R']);
});

test('a list that is switched along does not take the focus', () => {
  localStorage.setItem(LANGUAGE_KEY, 'Python');
  follow(operation('ListUsers'));
  const list = document.querySelector('ul')!;
  expect(list.inert).toBe(true);

  jest.advanceTimersByTime(50);
  expect(list.inert).toBe(false);
});

test('panes that the reader has left are no longer followed', () => {
  follow(operation('ListUsers') + operation('RunProject'));
  end?.();
  tab('ListUsers', 'Python').click();

  expect(shown()).toEqual(['Python', 'curl']);
  expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
});
