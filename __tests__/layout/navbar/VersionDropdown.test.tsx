import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichEntry } from '../../../src/layout/navbar/RichEntry';
import type { PageFrame } from '../../../src/model/navigation/pageFrame';
import type { LeafEntry } from '../../../src/model/config/siteFrame';
import { followedLinks } from '../support/followedLinks';
import { link, pageIn, siteWith, version } from '../support/navbarSite';

const KEY = 'docs-preferred-version-default';
const versions = [version('next'), version('2.0', true), version('1.0')];

function draw(frame?: PageFrame, items: LeafEntry[] = [], all = versions) {
  return render(
    <RichEntry
      entry={{ kind: 'docsVersionDropdown', position: 'right', items }}
      path="/somewhere"
      frame={frame}
      site={siteWith({ versions: all })}
    />,
  );
}

const followed = followedLinks();
const unfold = () => userEvent.click(screen.getByRole('button'));

beforeEach(() => localStorage.clear());

test("it links to the same page in each version, or else to its first page, and to the owner's own items", async () => {
  draw(pageIn('docs-next', { versions: { next: '/docs/api', '2.0': '/docs/2.0/api' } }), [
    link('All versions', '/versions'),
  ]);
  await unfold();

  const links = screen.getAllByRole('link');
  expect(links.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Version next', '/docs/api'],
    ['Version 2.0', '/docs/2.0/api'],
    ['Version 1.0', '/docs/1.0/intro'],
    ['All versions', '/versions'],
  ]);
});

test.each([
  [pageIn('docs-1.0'), 'next', 'Version 1.0'],
  [pageIn('tutorials'), 'next', 'Version next'],
  [undefined, 'next', 'Version next'],
  [undefined, null, 'Version 2.0'],
  [undefined, '0.9', 'Version 2.0'],
])('on a page with frame %j and %s preferred, the button says %s', async (frame, stored, label) => {
  if (stored) localStorage.setItem(KEY, stored);
  draw(frame);

  expect(screen.getByRole('button')).toHaveAccessibleName(label);
  await unfold();
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(label);
});

test('choosing a version stores it and takes effect immediately', async () => {
  draw();
  await unfold();
  await userEvent.click(screen.getByRole('link', { name: 'Version 1.0' }));

  expect(followed).toEqual(['/docs/1.0/intro']);
  expect(localStorage.getItem(KEY)).toBe('1.0');
  expect(screen.getByRole('button')).toHaveAccessibleName('Version 1.0');
});

test('without versions there is no dropdown', () => {
  expect(draw(undefined, [], []).container).toBeEmptyDOMElement();
});

test("without versions the owner's own items are still there", async () => {
  draw(undefined, [link('Archive', '/archive')], []);
  await userEvent.click(screen.getByRole('button', { name: 'Versions' }));

  expect(screen.getByRole('link')).toHaveTextContent('Archive');
});

test("on a page of the owner's own items, the item and the button are marked", async () => {
  const archive = link('Archive', '/archive');
  render(
    <RichEntry
      entry={{ kind: 'docsVersionDropdown', position: 'right', items: [archive] }}
      path="/archive"
      site={siteWith({ versions: [] })}
      current={archive}
    />,
  );
  expect(screen.getByRole('button')).toHaveAttribute('aria-current', 'true');

  await unfold();
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Archive');
});

test.each([[[]], [[link('Archive', '/archive')]]])(
  "elsewhere the button is not marked, with the owner's items %j",
  (items) => {
    draw(pageIn('docs-1.0'), items);

    expect(screen.getByRole('button')).not.toHaveAttribute('aria-current');
  },
);
