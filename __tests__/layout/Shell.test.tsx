import { render, screen } from '@testing-library/react';
import { Shell } from '../../src/layout/Shell';
import type { PageFrame } from '../../src/model/navigation/pageFrame';

/** The part of the frame that fails to render. */
let crashing = '';

/** A part of the frame that crashes on demand. */
function mockCrashing(name: string, module: Readonly<Record<string, (props: object) => unknown>>) {
  const Part = module[name];
  const drawn = (props: object) => {
    if (crashing === name) throw new Error(`No ${name}.`);
    return Part?.(props);
  };
  return { ...module, [name]: drawn };
}

jest.mock('../../src/layout/Navbar', () =>
  mockCrashing('Navbar', jest.requireActual('../../src/layout/Navbar')),
);
jest.mock('../../src/layout/Sidebar', () =>
  mockCrashing('Sidebar', jest.requireActual('../../src/layout/Sidebar')),
);
jest.mock('../../src/layout/Footer', () =>
  mockCrashing('Footer', jest.requireActual('../../src/layout/Footer')),
);

const frame: PageFrame = {
  sidebar: 'docs',
  branch: [{ title: 'Query mode', path: '/docs/query-mode' }],
  trail: [],
  previous: null,
  next: null,
};

const shell = (path: string, place?: PageFrame) => (
  <Shell path={path} frame={place}>
    <h1>Query mode</h1>
  </Shell>
);
const draw = (path: string, place?: PageFrame) => render(shell(path, place));

test('the first link skips to the only main landmark', () => {
  draw('/docs/query-mode', frame);

  expect(screen.getAllByRole('link')[0]).toBe(
    screen.getByRole('link', { name: 'Skip to main content' }),
  );
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute(
    'href',
    '#main',
  );
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
});

test('the second link skips to the sidebar, which follows the text', () => {
  draw('/docs/query-mode', frame);

  expect(screen.getAllByRole('link')[1]).toHaveAccessibleName('Skip to sidebar');
  expect(screen.getAllByRole('link')[1]).toHaveAttribute('href', '#sidebar');
  const sidebar = screen.getByRole('navigation', { name: 'Docs sidebar' });
  expect(sidebar).toHaveAttribute('id', 'sidebar');
  expect(screen.getByRole('main').compareDocumentPosition(sidebar)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('without a sidebar, no link skips to it', () => {
  draw('/changelog');

  expect(screen.queryByRole('link', { name: 'Skip to sidebar' })).not.toBeInTheDocument();
});

test('a site without an announcement has no announcement bar', () => {
  draw('/docs/query-mode', frame);

  expect(screen.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument();
});

test('a page that crashes leaves the frame around it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('The chart has no data.');
  };
  render(
    <Shell path="/docs/query-mode" frame={frame}>
      <Broken />
    </Shell>,
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page crashed');
  expect(screen.getByRole('main')).toHaveTextContent('The chart has no data.');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  jest.restoreAllMocks();
});

const parts = {
  Navbar: () => screen.queryByRole('banner'),
  Sidebar: () => screen.queryByRole('navigation', { name: 'Docs sidebar' }),
  Footer: () => screen.queryByRole('contentinfo'),
};

test.each(Object.keys(parts))('if the %s crashes, the rest of the page stays', (part) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  crashing = part;
  draw('/docs/query-mode', frame);
  crashing = '';

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Query mode');
  const gone = Object.entries(parts).filter(([, find]) => !find());
  expect(gone.map(([name]) => name)).toEqual([part]);
  jest.restoreAllMocks();
});

test.each(Object.entries(parts))('a %s that crashed is retried on the next page', (part, find) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  crashing = part;
  const { rerender } = draw('/docs/query-mode', frame);
  rerender(shell('/docs/runs', frame));
  expect(find()).not.toBeInTheDocument();
  crashing = '';
  rerender(shell('/docs/runs', frame));
  expect(find()).not.toBeInTheDocument();

  rerender(shell('/docs/limits', frame));
  expect(find()).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('on the next page, the parts that did not crash keep their elements', () => {
  const { rerender } = draw('/docs/query-mode', frame);
  const before = Object.values(parts).map((find) => find());
  rerender(shell('/docs/runs', frame));

  expect(Object.values(parts).map((find) => find())).toEqual(before);
  before.forEach((part) => expect(part).toBeInTheDocument());
});

test('navbar, sidebar and footer are around the page', () => {
  draw('/docs/query-mode', frame);

  const landmarks = screen.getAllByRole('navigation').map((part) => part.ariaLabel);
  expect(landmarks).toEqual(['Main', 'Docs sidebar']);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('a page without a frame has no sidebar', () => {
  draw('/changelog');

  expect(screen.queryByRole('navigation', { name: /sidebar/ })).not.toBeInTheDocument();
});

test.each(['/docs/query-mode', '/docs/query-mode/', '/docs/query-mode/index.html'])(
  'the page is current in the sidebar when its address is %s',
  (path) => {
    draw(path, frame);

    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Query mode');
  },
);

test('a page with its own menu has no sidebar', () => {
  draw('/docs/api/api-reference', { ...frame, alone: true });

  expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeInTheDocument();
});

test('the sidebar of another part of the site begins at its top', () => {
  const { rerender } = draw('/docs/query-mode', frame);
  screen.getByRole('navigation', { name: 'Docs sidebar' }).scrollTop = 300;
  const branch = [{ title: 'Basics', path: '/tutorials/basics' }];
  rerender(shell('/tutorials/basics', { ...frame, sidebar: 'tutorials', branch }));

  expect(screen.getByRole('navigation', { name: 'Tutorials sidebar' }).scrollTop).toBe(0);
});
