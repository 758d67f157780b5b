import { render, screen } from '@testing-library/react';
import { Tab, Tabs } from '../../src/mdx/Tabs';

test("a tab's focus ring does not touch its text, and even the narrowest tab is a 24-pixel target", () => {
  render(
    <Tabs>
      <Tab label="R">print(1L)</Tab>
    </Tabs>,
  );

  const { paddingLeft, outlineOffset } = getComputedStyle(screen.getByRole('tab', { name: 'R' }));
  // The ring itself is 2 pixels wide, a letter about 9.
  expect(parseFloat(paddingLeft) + parseFloat(outlineOffset)).toBeGreaterThanOrEqual(4);
  expect(2 * parseFloat(paddingLeft) + 9).toBeGreaterThanOrEqual(24);
});
