import { render, screen } from '@testing-library/react';
import { Callout } from '../../src/mdx/Callout';
import { CALLOUT_TYPES } from '../../src/model/content/vocabulary';
import { color } from '../../src/theme/tokens';

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

test.each([
  ['note', color.note, color.noteSoft],
  ['tip', color.tip, color.tipSoft],
  ['info', color.info, color.infoSoft],
  ['caution', color.caution, color.cautionSoft],
  ['danger', color.danger, color.dangerSoft],
] as const)('a callout of type %s has the colours of its type', (type, hue, ground) => {
  render(<Callout type={type} title="Rows" />);

  expect(screen.getByText('Rows')).toHaveStyle({ color: hue });
  expect(screen.getByRole('note')).toHaveStyle({ background: ground });
});

test('callouts of different types differ in their icons, too', () => {
  const { container } = render(
    CALLOUT_TYPES.map((type) => (
      <Callout key={type} type={type}>
        Rows are counted once.
      </Callout>
    )),
  );

  const icons = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML);
  expect(new Set(icons).size).toBe(CALLOUT_TYPES.length);
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
