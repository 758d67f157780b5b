import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChangelogFrame } from '../../src/changelog/ChangelogFrame';
import { EntryArticle } from '../../src/changelog/EntryArticle';
import { Article } from '../../src/layout/Article';
import { PrintedParts } from '../../src/mdx/PrintedParts';
import { ReferenceHead } from '../../src/reference/ReferenceHead';
import { globalCss } from '../../src/theme/globalCss';
import { media } from '../../src/theme/tokens';
import { PlainPage } from '../../src/ui/PlainPage';

const title = 'Runs';
const lead = 'What runs are.';
const frame = { sidebar: 'docs', branch: [], trail: [], previous: null, next: null } as const;
const print = { path: '/docs/runs', folders: [], onlineOnly: [], bodies: new Map() };
const part = { id: 'a', path: '/docs/runs/a', title: 'A', depth: 0 };

const pages: readonly (readonly [string, ReactNode])[] = [
  [
    'docs',
    <Article key="1" title={title} lead={lead} frame={frame}>
      Text
    </Article>,
  ],
  [
    'the changelog',
    <ChangelogFrame key="2" title={title} lead={lead}>
      Entries
    </ChangelogFrame>,
  ],
  [
    'a plain page',
    <PlainPage key="3" title={title} lead={lead}>
      Form
    </PlainPage>,
  ],
  [
    'the reference',
    <ReferenceHead key="4" title={title} lead={lead} trail={[]} firstCall={null}>
      Introduction
    </ReferenceHead>,
  ],
  ['a section to print', <PrintedParts key="5" title={title} parts={[part]} {...print} />],
  [
    'an entry',
    <EntryArticle
      key="6"
      path="/changelog/a"
      title={title}
      date="2025-10-29"
      tags={[]}
      tree={[]}
      alone
    />,
  ],
];

/** The styles of an element on a phone. */
function onPhone(element: Element): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSMediaRule && media.phone.endsWith(rule.media.mediaText))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) =>
      [style.getPropertyValue('font-size'), style.getPropertyValue('line-height')].join('/'),
    )
    .join();
}

beforeAll(() => {
  document.head.appendChild(document.createElement('style')).textContent = globalCss;
});

test.each(pages)(
  'the title of %s has the common style, and is smaller on a phone',
  (_page, drawn) => {
    render(drawn);
    const heading = screen.getByRole('heading', { level: 1 });

    expect(heading).toHaveStyle({ fontSize: '2.125rem', fontWeight: '650', lineHeight: '2.5rem' });
    expect(onPhone(heading)).toBe('1.75rem/2.125rem');
  },
);

test.each(pages.slice(0, -1))(
  'the lead of %s has the common distance to the title',
  (_page, drawn) => {
    render(drawn);

    const below = screen.getByRole('heading', { level: 1 }).nextElementSibling!;
    expect(below).toHaveStyle({ marginTop: '12px', fontSize: '1.125rem', lineHeight: '1.75rem' });
  },
);
