import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidebarTree } from '../../src/layout/SidebarTree';
import type { SidebarState } from '../../src/layout/useSidebar';
import type { SidebarNode } from '../../src/model/navigation/navigation';

const page = (name: string, children?: SidebarNode[]): SidebarNode => ({
  title: name,
  path: `/docs/${name}`,
  children,
});

const nodes = [page('intro'), page('cells', [page('sql', [page('caching')])]), page('api', [])];

function draw(
  open: readonly string[],
  { path = '/docs/intro', missing }: { path?: string; missing?: SidebarState['missing'] } = {},
) {
  const setOpen = jest.fn<void, [string, boolean]>();
  const isOpen = ({ title }: SidebarNode) => open.includes(title);
  render(
    <SidebarTree nodes={nodes} path={path} missing={missing} isOpen={isOpen} setOpen={setOpen} />,
  );
  return setOpen;
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('every entry is a link, including categories', () => {
  draw([]);

  expect(links()).toEqual(['/docs/intro', '/docs/cells', '/docs/api']);
});

test('a category has a button that says whether it is open', () => {
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

test('a collapsed category hides its subcategories, even open ones', () => {
  draw(['sql']);

  expect(links()).toEqual(['/docs/intro', '/docs/cells', '/docs/api']);
});

test('only the active page is current', () => {
  draw(['cells', 'sql'], { path: '/docs/sql' });

  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['sql']);
});

test('clicking a button toggles its category', async () => {
  const setOpen = draw(['cells']);
  await userEvent.click(screen.getByRole('button', { name: 'sql' }));
  await userEvent.click(screen.getByRole('button', { name: 'cells' }));

  expect(setOpen.mock.calls).toEqual([
    ['/docs/sql', true],
    ['/docs/cells', false],
  ]);
});

describe('an opened category whose content has not loaded', () => {
  test('is not open yet: it shows no empty list, and its button opens it again', async () => {
    const setOpen = draw(['api']);
    expect(screen.getAllByRole('list')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'api', expanded: false }));

    expect(setOpen.mock.calls).toEqual([['/docs/api', true]]);
  });

  test('says that its content is loading if that takes a while', () => {
    jest.useFakeTimers();
    draw(['api'], { missing: 'loading' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(200));

    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('says that its content failed to load, and what to do', () => {
    draw(['api', 'cells'], { missing: 'failed' });

    expect(screen.getByRole('alert')).toHaveTextContent(
      /^These pages did not load\. Press the arrow to try again\.$/,
    );
  });
});

test.each(['loading', 'failed'] as const)(
  'content that is %s does not affect a category that is collapsed or has its own',
  (missing) => {
    draw(['cells'], { missing });

    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
