import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainMenu } from '../../../src/layout/navbar/MainMenu';
import type { NavbarEntry, SiteFrame } from '../../../src/model/config/siteFrame';
import { link, siteWith, version } from '../support/navbarSite';

function draw(site: Partial<SiteFrame> = {}, current?: ReturnType<typeof link>) {
  render(<MainMenu path="/docs" site={siteWith(site)} current={current} />);
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test('the left entries come before the right ones', () => {
  const main = draw({
    navbar: [
      { ...link('Sign up', '/signup'), position: 'right' },
      { ...link('Docs', '/docs'), position: 'left' },
    ],
  });

  expect(names(main.getAllByRole('link'))).toEqual(['Docs', 'Sign up']);
});

test('the current link is marked', () => {
  const docs = { ...link('Docs', '/docs'), position: 'left' } as const;
  const main = draw({ navbar: [{ ...link('Learn', '/'), position: 'left' }, docs] }, docs);

  expect(names(main.getAllByRole('link', { current: true }))).toEqual(['Docs']);
});

test.each([
  ['Guides', true],
  ['Elsewhere', false],
])('when %s is current, the dropdown that contains Guides is expanded: %s', (label, unfolded) => {
  const items = [link('Guides', '/guides'), link('Forum', '/forum')];
  const main = draw(
    { navbar: [{ kind: 'dropdown', label: 'More', position: 'left', items }] },
    items.find((item) => item.label === label),
  );

  const fold = main.getByRole('group');
  expect(within(fold).getByText('More')).toBeVisible();
  expect(fold.hasAttribute('open')).toBe(unfolded);
  expect(names(within(fold).getAllByRole('link'))).toEqual(['Guides', 'Forum']);
});

test('versions, locales, HTML and the search have rows, too', async () => {
  const navbar: NavbarEntry[] = [
    { kind: 'docsVersion', position: 'left' },
    { kind: 'docsVersionDropdown', position: 'left', items: [] },
    { kind: 'localeDropdown', position: 'left', items: [] },
    { kind: 'html', position: 'left', tree: ['Hello'] },
    { kind: 'search', position: 'right' },
  ];
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch' },
  ];
  const main = draw({ navbar, locales, versions: [version('next'), version('2.0', true)] });
  expect(main.getByText('Hello')).toBeVisible();
  expect(main.getByRole('link', { name: 'Deutsch' })).not.toBeVisible();

  for (const fold of main.getAllByRole('group')) {
    await userEvent.click(fold.querySelector('summary')!);
  }
  expect(main.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  expect(names(main.getAllByRole('link'))).toEqual([
    'Version 2.0',
    'Version next',
    'Version 2.0',
    'English',
    'Deutsch',
    'Search',
  ]);
});
