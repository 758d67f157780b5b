import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Article } from '../../src/layout/Article';
import type { PageFrame } from '../../src/model/navigation/pageFrame';

const frame: PageFrame = {
  sidebar: 'docs',
  branch: [],
  trail: [{ title: 'Docs', path: '/docs' }],
  previous: null,
  next: { title: 'Roles', path: '/docs/roles' },
};
const heading = (id: string, depth = 2) => ({ id, depth, text: id });

function draw(props: Partial<ComponentProps<typeof Article>> = {}) {
  return render(
    <Article title="Query mode" lead="How a query runs." frame={frame} {...props}>
      The text.
    </Article>,
  );
}

test('an article has its title as the only first-level heading, and its text', () => {
  draw();

  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    screen.getByRole('heading', { name: 'Query mode' }),
  ]);
  expect(screen.getByRole('article')).toHaveTextContent('The text.');
});

test('breadcrumbs come before the title, previous and next links after the text', () => {
  draw();

  expect(screen.getByRole('article')).toHaveTextContent(
    /^DocsQuery modeHow a query runs\.The text\.NextRoles$/,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('Docs');
  expect(screen.getByRole('navigation', { name: 'Docs pages' })).toHaveTextContent('NextRoles');
});

test('the landmark of previous and next links is named after the section', () => {
  draw({ frame: { ...frame, sidebar: 'tutorials' } });

  expect(screen.getByRole('navigation', { name: 'Tutorials pages' })).toHaveTextContent(
    'NextRoles',
  );
});

test('the lead and the facts follow the title', () => {
  draw({ facts: 'About 30 minutes' });

  expect(screen.getByRole('article')).toHaveTextContent(
    /Query modeHow a query runs\.About 30 minutesThe text\./,
  );
});

test('page tools are below the title and below the text', () => {
  draw({ facts: 'About 30 minutes', tools: 'Copy page', foot: 'Edit this page' });

  expect(screen.getByRole('article')).toHaveTextContent(
    /About 30 minutesCopy pageThe text\.Edit this pageNextRoles$/,
  );
});

test('the table of contents has the headings of levels 2 and 3', () => {
  draw({ headings: [heading('sources'), heading('grants', 3), heading('details', 4)] });

  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['sources', 'grants']);
});

test.each([
  ['no heading', []],
  ['one heading', [heading('sources')]],
  ['one heading of those levels', [heading('sources'), heading('details', 4)]],
])('a page with %s has no table of contents', (_what, headings) => {
  draw({ headings });

  expect(screen.queryAllByText('On this page')).toEqual([]);
});

test('two headings are enough for a table of contents, also for the one below the title', () => {
  draw({ headings: [heading('sources'), heading('grants')] });

  const [folded, beside] = screen.getAllByText('On this page').map((title) => title.parentElement!);
  for (const contents of [folded!, beside!])
    expect(within(contents).getAllByText(/sources|grants/)).toHaveLength(2);
});
