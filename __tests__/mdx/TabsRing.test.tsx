import { render, screen } from '@testing-library/react';
import { Tab, Tabs } from '../../src/mdx/Tabs';

test('the ring of a tab stands clear of its letters, and even the narrowest is a target of 24 pixels', () => {
  render(
    <Tabs>
      <Tab label="R">print(1L)</Tab>
    </Tabs>,
  );

  const { paddingLeft, outlineOffset } = getComputedStyle(screen.getByRole('tab', { name: 'R' }));
  // The ring itself is 2 pixels wide, the letter some 9.
  expect(parseFloat(paddingLeft) + parseFloat(outlineOffset)).toBeGreaterThanOrEqual(4);
  expect(2 * parseFloat(paddingLeft) + 9).toBeGreaterThanOrEqual(24);
});
