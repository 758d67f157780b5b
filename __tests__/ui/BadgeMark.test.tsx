import { render, screen } from '@testing-library/react';
import { AreaLink } from '../../src/changelog/AreaLink';
import { BadgeMark } from '../../src/ui/BadgeMark';

test("badges whose background is close to the page's have a border", () => {
  render(
    <>
      <BadgeMark $tone="plain">Admin</BadgeMark>
      <AreaLink href="/changelog/tags/sql">SQL</AreaLink>
      <BadgeMark $tone="good">New</BadgeMark>
    </>,
  );

  const line = (name: string) => getComputedStyle(screen.getByText(name)).boxShadow;
  expect(line('Admin')).toContain('--color-line');
  expect(line('SQL')).toContain('--color-line');
  expect(line('New')).toBe('');
});

test('in a link, a badge has a margin the width of a space', () => {
  render(
    <a href="/docs/api/api-reference">
      <BadgeMark $tone="plain">{'POST '}</BadgeMark>Run a project
    </a>,
  );

  expect(screen.getByText('POST')).toHaveStyle({ marginRight: '6px' });
  expect(screen.getByRole('link')).toHaveTextContent('POST Run a project');
});
