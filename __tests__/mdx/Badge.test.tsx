import { render, screen } from '@testing-library/react';
import { Badge } from '../../src/mdx/Badge';
import { BADGE_KINDS } from '../../src/model/content/vocabulary';
import { color } from '../../src/theme/tokens';

test.each(BADGE_KINDS)('a badge of kind %s shows its text inline', (kind) => {
  render(
    <p>
      On the <Badge kind={kind}>Team</Badge> plan
    </p>,
  );

  expect(screen.getByText('Team').tagName).toBe('SPAN');
  expect(screen.getByRole('paragraph')).toHaveTextContent('On the Team plan');
});

test('new features look positive, beta features look cautionary', () => {
  render([
    <Badge key="new" kind="new">
      New
    </Badge>,
    <Badge key="beta" kind="beta">
      Beta
    </Badge>,
  ]);

  expect(screen.getByText('New')).toHaveStyle({ color: color.tip });
  expect(screen.getByText('Beta')).toHaveStyle({ color: color.caution });
});
