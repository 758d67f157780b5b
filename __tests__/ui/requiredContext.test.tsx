import { render, renderHook, screen } from '@testing-library/react';
import { requiredContext } from '../../src/ui/requiredContext';

const [MenuProvider, useMenu] = requiredContext<boolean>('useMenu', 'MenuProvider');

function Menu() {
  return <p>{useMenu() ? 'open' : 'closed'}</p>;
}

// React logs every error that a component throws.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('a hook outside its provider throws an error that names both and says what to do', () => {
  expect(() => renderHook(useMenu)).toThrow(
    new Error('useMenu must be used inside <MenuProvider>. Put the provider around it.'),
  );
});

test.each([
  [true, 'open'],
  [false, 'closed'],
])('inside its provider, the hook returns %s', (value, text) => {
  render(
    <MenuProvider value={value}>
      <Menu />
    </MenuProvider>,
  );

  expect(screen.getByText(text)).toBeInTheDocument();
});
