import { fireEvent, render, screen } from '@testing-library/react';
import { Tab, Tabs } from '../../src/mdx/Tabs';

test.each([
  ['ArrowLeft', false],
  ['ArrowRight', false],
  ['Home', false],
  ['End', false],
  ['ArrowDown', true],
  ['a', true],
])('%s on a tab does what it does elsewhere: %s', (key, elsewhere) => {
  render(
    <Tabs>
      <Tab label="SQL">select 1</Tab>
      <Tab label="R">print(1L)</Tab>
    </Tabs>,
  );

  expect(fireEvent.keyDown(screen.getByRole('tab', { name: 'SQL' }), { key })).toBe(elsewhere);
});
