import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Tab, Tabs } from '../../src/mdx/Tabs';

function Languages({ group }: { group?: string }) {
  return (
    <Tabs group={group}>
      <Tab label="SQL">select 1</Tab>
      <Tab label="Python">print(1)</Tab>
      <Tab label="R">print(1L)</Tab>
    </Tabs>
  );
}

// Marks that scripts run, as the inline script does before anything is painted.
beforeEach(() => document.documentElement.setAttribute('data-js', ''));
afterEach(() => {
  document.documentElement.removeAttribute('data-js');
  document.body.innerHTML = '';
  localStorage.clear();
});

const shown = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

test('the first tab is shown, and its panel has its name', () => {
  render(<Languages />);

  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['SQL', 'Python', 'R']);
  expect(shown()).toEqual(['SQL']);
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'SQL' })]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('select 1');
});

test('a click shows a tab and hides the others', async () => {
  render(<Languages />);
  await userEvent.click(screen.getByRole('tab', { name: 'Python' }));

  expect(shown()).toEqual(['Python']);
  expect(screen.getByText('print(1)')).toBeVisible();
  expect(screen.getByText('select 1')).not.toBeVisible();
});

test('tabs of one group switch together, other tabs do not', async () => {
  render([
    <Languages key="1" group="language" />,
    <Languages key="2" group="language" />,
    <Languages key="3" />,
  ]);
  await userEvent.click(screen.getAllByRole('tab', { name: 'Python' })[0]!);

  expect(shown()).toEqual(['Python', 'Python', 'SQL']);
});

describe('a tab that was chosen on an earlier page', () => {
  /**
   * The tab shown when a page has just rendered, which is when its scroll position is restored, and the tab shown
   * afterwards.
   */
  function drawn(page: ReactElement, built?: Element): readonly string[][] {
    const seen: string[][] = [];
    const look = () => void seen.push(shown());
    function Page() {
      useLayoutEffect(look, []);
      return page;
    }
    render(<Page />, { container: built, hydrate: built !== undefined });
    look();
    return seen;
  }

  beforeEach(() => {
    window.history.replaceState(null, '', '/docs/runs');
    localStorage.setItem('tab-language', 'R');
  });

  test('is shown on the first render', () => {
    expect(drawn(<Languages group="language" />)).toEqual([['R'], ['R']]);
  });

  test('gives way to the one in the address, also on the first render', () => {
    window.history.replaceState(null, '', '/docs/runs?tab.language=Python');

    expect(drawn(<Languages group="language" />)).toEqual([['Python'], ['Python']]);
  });

  test('is shown once a prerendered page has been hydrated', () => {
    const page = <Languages group="language" />;
    const built = document.body.appendChild(document.createElement('div'));
    built.innerHTML = renderToString(page);
    expect(shown()).toEqual(['SQL']);

    expect(drawn(page, built).at(-1)).toEqual(['R']);
  });
});

test('hidden panels are in the page as well', () => {
  render(<Languages />);

  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  expect(panels.map((panel) => panel.lastChild?.textContent)).toEqual([
    'select 1',
    'print(1)',
    'print(1L)',
  ]);
});

test('a panel in which the browser finds a match is shown, in its whole group', () => {
  window.history.replaceState(null, '', '/');
  render([<Languages key="1" group="language" />, <Languages key="2" group="language" />]);
  const found = screen.getAllByText('print(1)')[1]!;
  expect(found.closest('[hidden]')).toHaveAttribute('hidden', 'until-found');
  fireEvent(found, new Event('beforematch', { bubbles: true }));

  expect(shown()).toEqual(['Python', 'Python']);
  expect(found).toBeVisible();
});

test('without scripts every panel is shown, each below its name', () => {
  document.documentElement.removeAttribute('data-js');
  document.body.innerHTML = renderToString(<Languages />);

  const panels = screen.getAllByRole('tabpanel');
  expect(panels.map((panel) => panel.textContent)).toEqual([
    'SQLselect 1',
    'Pythonprint(1)',
    'Rprint(1L)',
  ]);
  panels.forEach((panel) => expect(panel).toBeVisible());
});

test.each([
  ['{ArrowRight}', 'Python'],
  ['{ArrowRight}{ArrowRight}', 'R'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'SQL'],
  ['{ArrowLeft}', 'R'],
  ['{ArrowLeft}{ArrowLeft}', 'Python'],
  ['{End}', 'R'],
  ['{End}{Home}', 'SQL'],
  ['{ArrowDown}', 'SQL'],
])('the keys %s select %s and move the focus to it', async (keys, label) => {
  render(<Languages />);
  await userEvent.tab();
  await userEvent.keyboard(keys);

  expect(shown()).toEqual([label]);
  expect(screen.getByRole('tab', { name: label })).toHaveFocus();
});

test.each([
  ['ArrowLeft', 'altKey'],
  ['ArrowRight', 'metaKey'],
  ['Home', 'ctrlKey'],
  ['End', 'shiftKey'],
])('%s with %s is left to the browser', (key, modifier) => {
  render(<Languages />);
  const press = createEvent.keyDown(screen.getByRole('tab', { name: 'SQL' }), {
    key,
    [modifier]: true,
  });
  fireEvent(screen.getByRole('tab', { name: 'SQL' }), press);

  expect(press.defaultPrevented).toBe(false);
  expect(shown()).toEqual(['SQL']);
});

test('only the selected tab is a tab stop', async () => {
  render(<Languages />);
  await userEvent.click(screen.getByRole('tab', { name: 'Python' }));

  const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
  expect(stops.map((tab) => tab.textContent)).toEqual(['Python']);
});

test('screen readers hear the name of a panel only once', () => {
  render(<Languages />);

  const panel = within(screen.getByRole('tabpanel', { name: 'SQL' }));
  expect(panel.getByText('SQL')).toHaveAttribute('aria-hidden', 'true');
});

test('each tab is associated with its own panel', () => {
  render(<Languages />);

  screen.getAllByRole('tab', { hidden: true }).forEach((tab, index) => {
    const panel = screen.getAllByRole('tabpanel', { hidden: true })[index];
    expect(tab).toHaveAttribute('aria-controls', panel?.id);
    expect(panel).toHaveAttribute('aria-labelledby', tab.id);
  });
});

test('two sets of tabs on a page share no ids', () => {
  const { container } = render([<Languages key="1" />, <Languages key="2" />]);

  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
});
