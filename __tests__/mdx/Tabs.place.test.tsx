import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tab, Tabs } from '../../src/mdx/Tabs';

const languages = (key: string) => (
  <Tabs key={key} group="language">
    <Tab label="SQL">select 1</Tab>
    <Tab label="R">print(1L)</Tab>
  </Tabs>
);

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['grow', 300, 500, 200],
  ['shrink', 500, 300, -200],
])(
  'if groups above %s with the choice, this one keeps its position',
  async (_change, before, after, moved) => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    render([languages('above'), languages('own')]);
    const [above, own] = screen.getAllByRole('tablist');
    const isChosen = (name: string) =>
      within(above!).getByRole('tab', { name }).getAttribute('aria-selected') === 'true';
    own!.getBoundingClientRect = () => new DOMRect(0, isChosen('R') ? after : before);
    await userEvent.click(within(own!).getByRole('tab', { name: 'R' }));
    await userEvent.click(within(own!).getByRole('tab', { name: 'R' }));

    expect(scrollBy.mock.calls).toEqual([[0, moved]]);
    scrollBy.mockRestore();
  },
);
