import { render, screen } from '@testing-library/react';
import { Callout } from '../../src/mdx/Callout';

test.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['caution', 'Caution'],
  ['danger', 'Danger'],
] as const)('a callout of type %s is labelled %s', (type, label) => {
  render(<Callout type={type}>Rows are counted once.</Callout>);

  const remark = screen.getByRole('note', { name: label });
  expect(remark).toHaveTextContent(`${label}Rows are counted once.`);
});

test("a custom title replaces the callout's type, which screen readers still announce", () => {
  render(
    <Callout type="info" title="Who can do this">
      Editors.
    </Callout>,
  );

  const remark = screen.getByRole('note', { name: 'Info: Who can do this' });
  expect(remark).toHaveTextContent(/^Who can do thisEditors\.$/);
});
