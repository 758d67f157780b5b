import { render, screen } from '@testing-library/react';
import { loadReference } from '../../src/reference/loadReference';
import { Panes } from '../../src/reference/Panes';

jest.mock('../../src/reference/loadReference', () => ({ loadReference: jest.fn() }));
jest.mock('../../src/reference/redoc/builtHtml', () => ({
  builtHtml: '<div><h2>Get a project</h2><div data-console="GetProject"></div></div>',
}));

test('what the build wrote has its consoles before Redoc has come, and keeps them', async () => {
  let come: (takeOver: (panes: Element, onDrawn: () => void) => () => void) => void = () =>
    undefined;
  jest.mocked(loadReference).mockReturnValue(new Promise((resolve) => (come = resolve)));
  render(<Panes />);
  const button = await screen.findByRole('button', { name: 'Try it' });

  come((_, onDrawn) => {
    onDrawn();
    return () => undefined;
  });
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Try it' })).toBe(button);
});
