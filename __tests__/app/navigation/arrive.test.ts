import { arrive } from '../../../src/app/navigation/arrive';
import { reach } from '../../../src/app/navigation/goTo';
import { ANNOUNCER } from '../../../src/layout/Announcer';
import { fakeLoader } from '../support/loader';

const at = (pathname: string, hash = '') => ({ pathname, hash });
const announced = () => document.getElementById(ANNOUNCER)?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  fakeLoader({});
  document.title = 'Query mode · Docs · Learn';
  document.body.innerHTML = `
    <a href="/docs">Docs</a><button>Search</button><main id="main" tabindex="-1"><h2 id="roles">Roles</h2></main>
    <span id="${ANNOUNCER}" role="status"></span><div id="gatsby-focus-wrapper" tabindex="-1"></div>`;
  document.querySelector('a')!.focus();
});

afterEach(() => jest.useRealTimers());

test('the first page neither moves the focus nor announces anything', () => {
  arrive({ location: at('/docs'), prevLocation: null });
  jest.runAllTimers();
  expect(document.activeElement).toHaveTextContent('Docs');
  expect(announced()).toBe('');
});

test("Gatsby's wrapper does not take the focus away from the page", () => {
  arrive({ location: at('/docs'), prevLocation: null });
  document.getElementById('gatsby-focus-wrapper')!.focus();
  expect(document.activeElement).toHaveTextContent('Docs');
});

test('on the next page, the focus moves to the page and its title is announced', () => {
  arrive({ location: at('/docs/mode'), prevLocation: at('/docs') });
  jest.runAllTimers();
  expect(document.activeElement).toBe(document.getElementById('main'));
  expect(announced()).toBe('Query mode · Docs · Learn');
});

test.each([
  ['#roles', 'roles'],
  ['#nothing', 'main'],
  ['#%E0%A4%A', 'main'],
])('with %s, the focus moves to %s', (hash, id) => {
  arrive({ location: at('/docs/mode', hash), prevLocation: at('/docs') });
  jest.runAllTimers();
  expect(document.activeElement).toBe(document.getElementById(id));
});

test('focus that the reader has moved since stays, and the title is announced', () => {
  arrive({ location: at('/docs/mode'), prevLocation: at('/docs') });
  document.querySelector('button')!.focus();
  jest.runAllTimers();
  expect(document.activeElement).toHaveTextContent('Search');
  expect(announced()).toBe('Query mode · Docs · Learn');
});

test.each([
  ['while the page was loading stays there', '<a href="/docs">Docs</a>', 'Search'],
  [
    'from a dialog, which returned the focus, is moved to the page',
    '<dialog open><a>Docs</a></dialog>',
    'main',
  ],
])('a reader who has moved on %s', async (_how, from, expected) => {
  document.querySelector('a')!.outerHTML = from;
  const link = document.querySelector('a')!;
  link.tabIndex = 0;
  link.focus();
  fakeLoader({ '/docs/mode': {} });
  const reached = reach(new URL('http://localhost/docs/mode'));
  document.querySelector('button')!.focus();
  await reached;
  arrive({ location: at('/docs/mode'), prevLocation: at('/docs') });
  jest.runAllTimers();

  const here = document.activeElement!;
  expect(here.id || here.textContent).toBe(expected);
});

test('the focus moves to the page even if the link to it was removed with the previous page', () => {
  arrive({ location: at('/docs/mode'), prevLocation: at('/docs') });
  document.querySelector('a')!.remove();
  jest.runAllTimers();
  expect(document.activeElement).toBe(document.getElementById('main'));
});

describe('in a hidden tab, which gets no frames,', () => {
  const frames = new Map<number, FrameRequestCallback>();
  const draw = () => {
    for (const frame of frames.values()) frame(0);
    frames.clear();
    jest.runAllTimers();
  };
  beforeEach(() => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      frames.set(frames.size + 1, frame);
      return frames.size;
    });
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => frames.delete(id));
    document.title = 'Docs · Learn';
  });
  afterEach(() => jest.restoreAllMocks());

  test('the title is announced once it is that of the new page', () => {
    arrive({ location: at('/docs/mode'), prevLocation: at('/docs') });
    jest.runAllTimers();
    expect(announced()).toBe('');

    document.title = 'Query mode · Docs · Learn';
    draw();
    expect(announced()).toBe('Query mode · Docs · Learn');
    expect(document.activeElement).toBe(document.getElementById('main'));
  });

  test('the last of two changes counts', () => {
    arrive({ location: at('/docs/metadata'), prevLocation: at('/docs') });
    arrive({ location: at('/docs/mode', '#roles'), prevLocation: at('/docs/metadata') });
    draw();
    expect(document.activeElement).toBe(document.getElementById('roles'));
  });
});

test('a change within the page leaves the focus where it is', () => {
  arrive({ location: at('/docs', '#roles'), prevLocation: at('/docs') });
  jest.runAllTimers();
  expect(document.activeElement).toHaveTextContent('Docs');
  expect(announced()).toBe('');
});

test('pages whose links are in view are prefetched only after a second, when the page itself has loaded', () => {
  const watched: (string | null)[] = [];
  window.IntersectionObserver = class {
    observe = (link: Element) => watched.push(link.getAttribute('href'));
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  arrive({ location: at('/docs/prefetched'), prevLocation: null });
  jest.advanceTimersByTime(999);
  expect(watched).toEqual([]);

  jest.advanceTimersByTime(1);
  expect(watched).toEqual(['/docs']);
});
