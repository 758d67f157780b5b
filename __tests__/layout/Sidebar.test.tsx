import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sidebar } from '../../src/layout/Sidebar';
import type { NavigationNode } from '../../src/model/navigation';

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

test('the active page is current, also after going to another', () => {
  const { rerender } = draw();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('sql');

  rerender(<Sidebar id="docs" branch={branch} path="/docs/cells" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('cells');
});

test.each([
  ['a pointer', () => userEvent.hover(screen.getByRole('navigation'))],
  ['the focus', () => userEvent.tab()],
])(
  '%s that comes near is enough to fetch the rest; a failure leaves the links',
  async (_what, near) => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    draw();
    expect(fetched).not.toHaveBeenCalled();
    await near();

    expect(fetched).toHaveBeenCalledTimes(1);
    expect(links()).toEqual(['cells', 'sql', 'api']);
  },
);

test('the rest is fetched once, however often it is needed', async () => {
  draw();
  await userEvent.hover(screen.getByRole('navigation'));
  await userEvent.click(screen.getByRole('button', { name: 'api' }));
  await userEvent.tab();

  expect(screen.getByRole('link', { name: 'tokens' })).toHaveAttribute('href', '/docs/tokens');
  expect(fetched.mock.calls).toEqual([['/navigation.json']]);
});

/** Puts the sidebar under the bar, 300 px high, and its links so far below its upper edge. */
function layOut(linkTop: number) {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, this.tagName === 'A' ? 60 + linkTop : 60);
  });
}

test.each([
  ['below what is shown', { linkTop: 900, scrolled: 0 }, 800],
  ['above what is shown', { linkTop: -400, scrolled: 500 }, 0],
  ['within what is shown', { linkTop: 150, scrolled: 500 }, 500],
])('an active page %s is brought into sight', (_where, { linkTop, scrolled }, expected) => {
  layOut(linkTop);
  const { rerender } = draw('/docs/none');
  screen.getByRole('navigation').scrollTop = scrolled;
  rerender(<Sidebar id="docs" branch={branch} path="/docs/cells" />);

  expect(screen.getByRole('navigation').scrollTop).toBe(expected);
  jest.restoreAllMocks();
});
