import { render, screen, within } from '@testing-library/react';
import type { LearnPageData } from '../../../src/build/learnPages';
import { pageTools } from '../../../src/build/pageTools/pageTools';
import type { ReaderConfig } from '../../../src/model/config/siteConfig';
import { renderTree } from '../../../src/ui/renderTree';

const reader: ReaderConfig = {
  openIn: [{ label: 'Chat', href: 'https://chat.example.com/?q={prompt}' }],
  prompt: 'Read {markdown}.',
  report: 'https://code.example.com/new?title={title}&body={address}',
};
const doc = {
  __typename: 'Doc',
  kind: 'how-to',
  path: '/docs/runs',
  title: 'Runs & stops',
  source: 'content/docs/runs.mdx',
  unlisted: false,
  updated: null,
  reviewed: null,
};

/** Renders the tools around the text of a page. */
function show(page: object = {}, settings: ReaderConfig | undefined = reader, changed?: string) {
  const site = {
    siteUrl: 'https://learn.example.com',
    repository: 'https://code.example.com/learn',
    reader: settings,
  };
  const data = { ...doc, ...page } as unknown as LearnPageData;
  const tools = pageTools([data], site, (source) => (source === doc.source ? changed : undefined))(
    data.path,
  );
  render(
    <>
      <header>{tools && renderTree(tools.top)}</header>
      <footer>{tools && renderTree(tools.foot)}</footer>
    </>,
  );
  return tools;
}

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('below the title, a page can be copied, viewed as Markdown and opened in other services', () => {
  show();

  const top = within(screen.getByRole('banner'));
  expect(top.getByRole('button', { name: 'Copy page' })).toHaveClass('needs-js');
  expect(address('View as Markdown')).toBe('/docs/runs.md');
  expect(screen.getByRole('group')).toHaveTextContent(/^Open inChat$/);
  screen.getByRole('group').setAttribute('open', '');
  expect(address('Chat')).toBe(
    'https://chat.example.com/?q=Read%20https%3A%2F%2Flearn.example.com%2Fdocs%2Fruns.md.',
  );
});

test('below the text, a page can be edited and an issue reported', () => {
  show();

  expect(address('Edit this page')).toBe(
    'https://code.example.com/learn/edit/main/content/docs/runs.mdx',
  );
  expect(address('Report an issue')).toBe(
    'https://code.example.com/new?title=Runs%20%26%20stops&body=https%3A%2F%2Flearn.example.com%2Fdocs%2Fruns',
  );
});

test('the path of a file is percent-encoded in its edit link', () => {
  show({ source: 'content/docs/C# basics?.mdx' });

  expect(address('Edit this page')).toBe(
    'https://code.example.com/learn/edit/main/content/docs/C%23%20basics%3F.mdx',
  );
});

test('tools that are not configured are not offered', () => {
  show({}, {});

  expect(screen.getByRole('banner')).toHaveTextContent(/^Copy pageView as Markdown$/);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Edit this page$/);
});

test('an unlisted page has no Markdown but can be edited', () => {
  show({ unlisted: true });

  expect(screen.getByRole('banner')).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: 'Edit this page' })).toBeInTheDocument();
});

test.each([
  ['2026-01-02', { updated: '2025-10-29', reviewed: '2025-10-30' }, 'Last updated January 2, 2026'],
  [undefined, { updated: '2025-10-29', reviewed: '2025-10-30' }, 'Last updated October 29, 2025'],
  [undefined, { reviewed: '2025-10-30' }, 'Last reviewed October 30, 2025'],
])('a page changed on %s with the dates %j says "%s"', (changed, dates, words) => {
  show(dates, reader, changed);

  expect(screen.getByRole('contentinfo')).toHaveTextContent(words);
});

test('the day is machine-readable, and a page of unknown age shows none', () => {
  show({}, reader, '2026-01-02');
  expect(screen.getByText('January 2, 2026')).toHaveAttribute('dateTime', '2026-01-02');

  show();
  expect(screen.getAllByRole('contentinfo')[1]).not.toHaveTextContent('Last');
});

test('readers are asked whether a page was helpful only if an endpoint is configured', () => {
  show();
  expect(screen.queryByText('Was this page helpful?')).not.toBeInTheDocument();

  show({}, { feedback: { endpoint: 'https://example.com/answers' } });
  const question = screen.getByRole('group', { name: 'Was this page helpful?' });
  expect(
    within(question)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Yes', 'No']);
});

test('a changelog entry has the same tools, but no question', () => {
  const entry = { __typename: 'ChangelogEntry', kind: undefined };
  show(entry, { ...reader, feedback: { endpoint: 'https://example.com/answers' } });

  expect(address('View as Markdown')).toBe('/docs/runs.md');
  expect(address('Edit this page')).toMatch(/runs\.mdx$/);
  expect(screen.queryByText('Was this page helpful?')).not.toBeInTheDocument();
});

test.each([{ __typename: 'Category' }, { kind: 'api-reference' }])(
  'a page that is not made from one file has no tools: %j',
  (page) => {
    expect(show(page)).toBeUndefined();
  },
);
