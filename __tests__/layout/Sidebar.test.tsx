import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { revealWithin } from '../../src/ui/scrolling/revealWithin';
import { Sidebar } from '../../src/layout/Sidebar';
import type { NavigationNode } from '../../src/model/navigation/navigation';
import type * as smartLink from '../../src/ui/links/SmartLink';

jest.mock('../../src/ui/scrolling/revealWithin');
const reveal = jest.mocked(revealWithin);
const calledOff = jest.fn();

/** Addresses of the rendered links, in order. */
const drawn: string[] = [];
jest.mock('../../src/ui/links/SmartLink', () => {
  const { SmartLink } = jest.requireActual<typeof smartLink>('../../src/ui/links/SmartLink');
  return {
    SmartLink(props: Parameters<typeof SmartLink>[0]) {
      drawn.push(props.href);
      return SmartLink(props);
    },
  };
});

const page = (name: string, children?: NavigationNode[]): NavigationNode => ({
  title: name,
  path: `/docs/${name}`,
  description: '',
  children,
});

const branch = [page('cells', [page('sql')]), page('api', [])];
const whole = [page('cells', [page('sql')]), page('api', [page('tokens')])];
const fetched = jest.fn<Promise<Response>, [string]>();

const draw = (path = '/docs/sql', id = 'docs') =>
  render(<Sidebar id={id} branch={branch} path={path} />);
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => {
  calledOff.mockReset();
  reveal.mockReset().mockReturnValue(calledOff);
  window.fetch = fetched as typeof fetch;
  fetched
    .mockReset()
    .mockResolvedValue({ ok: true, json: () => Promise.resolve({ docs: whole }) } as Response);
});

test.each([
  ['docs', 'Docs sidebar'],
  ['tutorials', 'Tutorials sidebar'],
])('the sidebar of %s is the landmark %s', (id, name) => {
  draw('/docs/sql', id);

  expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
});

test('the sidebar can take the focus from its skip link', () => {
  draw();

  expect(screen.getByRole('navigation')).toHaveAttribute('tabindex', '-1');
});

test('the active page is marked as current, also after navigation', () => {
  const { rerender } = draw();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('sql');

  rerender(<Sidebar id="docs" branch={branch} path="/docs/cells" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('cells');
});

test.each([
  ['a pointer', () => userEvent.hover(screen.getByRole('navigation'))],
  ['the focus', () => userEvent.tab()],
])(
  '%s approaching the sidebar fetches the rest; a failure leaves the links',
  async (_what, near) => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    draw();
    expect(fetched).not.toHaveBeenCalled();
    await near();

    expect(fetched).toHaveBeenCalledTimes(1);
    expect(links()).toEqual(['cells', 'sql', 'api']);
  },
);

test('opening a category whose content fails to load says so; once loaded it is not fetched again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  draw();
  // A click without a pointer approaching first.
  act(() => screen.getByRole('button', { name: 'api' }).click());
  expect(await screen.findByRole('alert')).toHaveTextContent('These pages did not load.');

  await userEvent.click(screen.getByRole('button', { name: 'api', expanded: false }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'api', expanded: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'tokens' })).toHaveAttribute('href', '/docs/tokens');

  await userEvent.hover(screen.getByRole('navigation'));
  await userEvent.tab();
  expect(fetched.mock.calls).toEqual([['/navigation.json'], ['/navigation.json']]);
});

test('the active page is scrolled into view, also after navigation', () => {
  const { rerender, unmount } = draw();
  const scroller = screen.getByRole('navigation');
  rerender(<Sidebar id="docs" branch={branch} path="/docs/cells" />);
  rerender(<Sidebar id="docs" branch={branch} path="/docs/none" />);
  unmount();

  expect(reveal.mock.calls.map(([box, link]) => [box, link.textContent])).toEqual([
    [scroller, 'sql'],
    [scroller, 'cells'],
  ]);
  expect(calledOff).toHaveBeenCalledTimes(2);
});

test('a reader who comes back finds the previous scroll position, with the active page scrolled into view', () => {
  const { unmount } = draw();
  fireEvent.scroll(screen.getByRole('navigation'), { target: { scrollTop: 240 } });
  unmount();
  const tutorials = draw('/tutorials/connect', 'tutorials');
  expect(screen.getByRole('navigation').scrollTop).toBe(0);
  tutorials.unmount();
  let top = NaN;
  reveal.mockImplementation((box) => {
    top = box.scrollTop;
    return () => undefined;
  });
  draw('/docs/cells');

  expect(screen.getByRole('navigation').scrollTop).toBe(240);
  // What is in view is computed from the restored scroll position.
  expect([reveal.mock.lastCall?.[1].textContent, top]).toEqual(['cells', 240]);
});

test('navigation re-renders only the entries that changed', () => {
  const { rerender } = draw();
  drawn.length = 0;
  rerender(<Sidebar id="docs" branch={branch} path="/docs/cells" />);

  expect(drawn).toEqual(['/docs/cells', '/docs/sql']);
});

test('re-rendering the page re-renders nothing here', () => {
  const { rerender } = draw();
  drawn.length = 0;
  rerender(<Sidebar id="docs" branch={branch} path="/docs/sql" />);

  expect(drawn).toEqual([]);
});
