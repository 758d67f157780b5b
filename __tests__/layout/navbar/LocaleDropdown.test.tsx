import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichEntry } from '../../../src/layout/navbar/RichEntry';
import type { LeafEntry } from '../../../src/model/config/siteFrame';
import { followedLinks } from '../support/followedLinks';
import { link, siteWith } from '../support/navbarSite';

const english = { code: 'en', label: 'English' };
const german = { code: 'de', label: 'Deutsch' };
const followed = followedLinks();
const translate = link('Help us translate', '/translate');

function draw(
  path: string,
  locales = [english, german],
  items: LeafEntry[] = [translate],
  current?: typeof translate,
) {
  return render(
    <RichEntry
      entry={{ kind: 'localeDropdown', position: 'right', items }}
      path={path}
      site={siteWith({ locales })}
      current={current}
    />,
  );
}

async function unfold(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

const toGerman = () => screen.getByRole('link', { name: 'Deutsch' });

beforeEach(() => window.history.replaceState(null, '', '/'));

test('with one language there is no dropdown', () => {
  expect(draw('/docs', [english], []).container).toBeEmptyDOMElement();
});

test("with one language the owner's own items are still there", async () => {
  draw('/docs', [english]);
  await unfold('English');

  const links = screen.getAllByRole('link').map((item) => item.textContent);
  expect(links).toEqual(['English', 'Help us translate']);
});

test('it links to the same page in each language, each named in that language', async () => {
  draw('/docs/api');
  await unfold('English');

  const links = screen.getAllByRole('link');
  expect(links.map((item) => item.getAttribute('href'))).toEqual([
    '/docs/api',
    '/de/docs/api',
    '/translate',
  ]);
  expect(links.map((item) => item.getAttribute('hreflang'))).toEqual(['en', 'de', null]);
  expect(links.map((item) => item.lang)).toEqual(['en', 'de', '']);
});

test.each([
  ['/docs', 'English'],
  ['/description', 'English'],
  ['/de', 'Deutsch'],
  ['/de/docs', 'Deutsch'],
])('on %s the button says %s, whose link is the current one', async (path, label) => {
  draw(path);
  await unfold(label);

  expect(screen.getByRole('link', { current: true })).toHaveTextContent(label);
});

test('a followed link keeps the current query and hash', async () => {
  draw('/search');
  await unfold('English');
  window.history.replaceState(null, '', '/search?q=sql#third');
  // Clicked directly, as by a screen reader, without hover or focus first.
  act(() => toGerman().click());

  expect(followed.at(-1)).toBe('/de/search?q=sql#third');
});

test.each(['hover', 'focus'] as const)(
  'a link gets them on %s, so that it can be copied',
  async (way) => {
    draw('/search');
    await unfold('English');
    window.history.replaceState(null, '', '/search?q=sql');
    if (way === 'hover') await userEvent.hover(toGerman());
    else await userEvent.tab().then(() => userEvent.tab());

    expect(toGerman()).toHaveAttribute('href', '/de/search?q=sql');
  },
);

test('with a path prefix, a completed link includes the prefix', async () => {
  const site = globalThis as unknown as { __PATH_PREFIX__: string };
  site.__PATH_PREFIX__ = '/learn';
  draw('/search');
  await unfold('English');
  await userEvent.hover(toGerman());
  site.__PATH_PREFIX__ = '';

  expect(toGerman()).toHaveAttribute('href', '/learn/de/search');
});

test.each([
  [undefined, null],
  [translate, 'true'],
])("the button is marked only on a page of the owner's own items: %j", (current, mark) => {
  draw('/translate', [english, german], [translate], current);

  expect(screen.getByRole('button').getAttribute('aria-current')).toBe(mark);
});

test("in the unfolded list, the owner's own item is marked on its page", async () => {
  draw('/translate', [english, german], [translate], translate);
  await unfold('English');

  expect(screen.getByRole('link', { name: translate.label })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
