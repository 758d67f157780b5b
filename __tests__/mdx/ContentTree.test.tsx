import { render, screen } from '@testing-library/react';
import { ContentTree } from '../../src/mdx/ContentTree';
import { components } from '../../src/mdx/components';
import type { TreeNode } from '../../src/model/content/tree';
import { vocabulary } from '../../src/model/content/vocabulary';

const site = globalThis as unknown as { __PATH_PREFIX__: string };

afterEach(() => {
  site.__PATH_PREFIX__ = '';
});

const draw = (...tree: TreeNode[]) => render(<ContentTree tree={tree} />).container;

test('a tree becomes elements with their props and children', () => {
  draw(
    ['p', null, 'Run it ', ['em', null, 'twice'], '.'],
    ['ol', { start: 3 }, ['li', null, 'Third']],
  );

  expect(screen.getByRole('paragraph').innerHTML).toBe('Run it <em>twice</em>.');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(screen.getByRole('listitem')).toHaveTextContent('Third');
});

test("names of the authors' vocabulary become components", () => {
  draw(['Callout', { type: 'tip' }, ['p', null, 'Save first with ', ['Kbd', null, 'Ctrl+S']]]);

  expect(screen.getByRole('note', { name: 'Tip' })).toHaveTextContent('Save first with Ctrl+S');
});

test('headings have permalinks, links include the path prefix, tables have a frame', () => {
  site.__PATH_PREFIX__ = '/learn';
  const { firstChild: body } = draw(
    ['h2', { id: 'roles' }, 'Roles'],
    ['a', { href: '/docs' }, 'Docs'],
    ['table', null],
  );

  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'roles');
  expect(screen.getByRole('link', { name: 'Link to this section' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/learn/docs');
  expect(screen.getByRole('table').parentElement).not.toBe(body);
});

test.each(['blockquote', 'constructor'])(
  '%s is not a component, so it becomes an HTML element',
  (name) => {
    // React warns about unknown tags.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = draw([name, null, 'text']);

    expect(container.querySelector(name)).toHaveTextContent('text');
    jest.restoreAllMocks();
  },
);

test('text is never interpreted as HTML', () => {
  const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const container = draw(attack, ['p', null, attack], ['Callout', { type: 'note', title: attack }]);

  expect(container.querySelector('img, script')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(attack.repeat(3));
  expect(screen.getByRole('note', { name: `Note: ${attack}` })).toBeInTheDocument();
});

test('every component that authors may use can be rendered, except those that the build resolves', () => {
  expect(Object.keys(vocabulary).filter((name) => !(name in components))).toEqual([
    'ApiEnum',
    'ApiLimit',
    'Operation',
    'Permissions',
  ]);
});

test('an empty body is an empty page', () => {
  expect(draw()).toHaveTextContent(/^$/);
});
