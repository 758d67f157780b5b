import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidebarTree } from '../../src/layout/SidebarTree';
import type { NavigationNode } from '../../src/model/navigation';

const page = (name: string, children?: NavigationNode[]): NavigationNode => ({
  title: name,
  path: `/docs/${name}`,
  description: '',
  children,
});

const nodes = [page('intro'), page('cells', [page('sql', [page('caching')])]), page('api', [])];

function draw(open: readonly string[], path = '/docs/intro') {
  const toggle = jest.fn<void, [NavigationNode]>();
  const isOpen = ({ title }: NavigationNode) => open.includes(title);
  render(<SidebarTree nodes={nodes} path={path} isOpen={isOpen} toggle={toggle} />);
  return toggle;
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('every entry is a link, a category too', () => {
  draw([]);

  expect(links()).toEqual(['/docs/intro', '/docs/cells', '/docs/api']);
});

test('a category has a button that tells whether it is open', () => {
  draw(['cells']);

  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ ariaLabel, ariaExpanded }) => [ariaLabel, ariaExpanded])).toEqual([
    ['cells', 'true'],
    ['sql', 'false'],
    ['api', 'false'],
  ]);
});

test('an open category shows its entries, one level at a time', () => {
  draw(['cells']);
  expect(links()).toEqual(['/docs/intro', '/docs/cells', '/docs/sql', '/docs/api']);
});

test('a folded category keeps what is below it to itself, even if that is open', () => {
  draw(['sql']);

  expect(links()).toEqual(['/docs/intro', '/docs/cells', '/docs/api']);
});

test('a category whose content is not at hand opens no empty list', () => {
  draw(['api']);

  expect(screen.getAllByRole('list')).toHaveLength(1);
});

test('the active page and no other is current', () => {
  draw(['cells', 'sql'], '/docs/sql');

  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['sql']);
});

test('pressing a button asks for its category', async () => {
  const toggle = draw(['cells']);
  await userEvent.click(screen.getByRole('button', { name: 'sql' }));

  expect(toggle.mock.calls).toEqual([[nodes[1]?.children?.[0]]]);
});
