import { announcementScript } from '../../src/layout/announcementScript';
import type { SiteFrame } from '../../src/model/config/siteFrame';

const announcement = (id: string, isCloseable = true): SiteFrame['announcement'] => ({
  id,
  tree: ['Something is new.'],
  isCloseable,
});

/** Runs the script as the head of a page does. */
function run(id: string, storage: SiteFrame['storage'] = 'localStorage') {
  const script = document.createElement('script');
  script.textContent = announcementScript(announcement(id), storage);
  document.head.append(script);
}

function kept(id: string, dismissed: string, storage = localStorage) {
  storage.setItem('announcement.id', id);
  storage.setItem('announcement.dismiss', dismissed);
}

const stored = () =>
  ['announcement.id', 'announcement.dismiss'].map((key) => localStorage.getItem(key));
const mark = () => document.documentElement.dataset.announcement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.announcement;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['there is no announcement', undefined],
  ['the announcement cannot be closed', announcement('spring', false)],
])('no script is needed when %s', (_when, frame) => {
  expect(announcementScript(frame, 'localStorage')).toBe('');
});

test('an announcement that was closed stays closed on the next page', () => {
  kept('spring', 'true');
  run('spring');

  expect(mark()).toBe('dismissed');
  expect(stored()).toEqual(['spring', 'true']);
});

test('an announcement that was only seen is shown', () => {
  kept('spring', 'false');
  run('spring');

  expect(mark()).toBeUndefined();
});

test('a first visit shows it and remembers which it was', () => {
  run('spring');

  expect(mark()).toBeUndefined();
  expect(stored()).toEqual(['spring', 'false']);
});

test('a new announcement is shown to readers who closed another one, which is forgotten', () => {
  kept('winter', 'true');
  run('spring');

  expect(mark()).toBeUndefined();
  expect(stored()).toEqual(['spring', 'false']);
});

test('the configured storage is used', () => {
  kept('spring', 'true', sessionStorage);
  run('spring');
  expect(mark()).toBeUndefined();

  run('spring', 'sessionStorage');
  expect(mark()).toBe('dismissed');
});

test.each(['</script><script>alert(1)</script>', 'it\'s "new"', 'a\\b', '<!--', 'line\nline'])(
  'an id of %j is treated as plain text',
  (id) => {
    kept(id, 'true');
    run(id);

    expect(mark()).toBe('dismissed');
    expect(announcementScript(announcement(id), 'localStorage')).not.toContain('<');
  },
);

const refuse = () => {
  throw new DOMException('storage is switched off', 'SecurityError');
};

test.each([
  ['reached', () => jest.spyOn(window, 'localStorage', 'get')],
  ['read', () => jest.spyOn(Storage.prototype, 'getItem')],
  ['written', () => jest.spyOn(Storage.prototype, 'setItem')],
])('with storage that cannot be %s, it is shown without errors', (_how, spy) => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  kept('winter', 'true');
  spy().mockImplementation(refuse);
  run('spring');
  window.removeEventListener('error', failed);

  expect(mark()).toBeUndefined();
  expect(failed).not.toHaveBeenCalled();
});

test('it leaves no globals behind', () => {
  const before = Object.keys(window);
  run('spring');

  expect(Object.keys(window)).toEqual(before);
});
