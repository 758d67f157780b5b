import { render, screen, waitFor } from '@testing-library/react';
import { SearchDialog } from '../../../src/search/dialog/SearchDialog';
import { openableDialogs } from '../../support/dialog';
import { field } from './drawDialog';
import { asked, fakeClient } from './fakeSearch';

beforeEach(() => localStorage.clear());

test('letters typed one by one while the field appears are in it once each', async () => {
  openableDialogs();
  const client = fakeClient(() => [{ titles: ['SQL cells'] }]);
  const draw = (initialQuery: string) => (
    <SearchDialog
      loadClient={() => Promise.resolve(client)}
      initialQuery={initialQuery}
      onClose={jest.fn()}
    />
  );
  const { rerender } = render(draw('s'));
  rerender(draw('sq'));
  rerender(draw('sql'));

  expect(field()).toHaveValue('sql');
  await waitFor(() => expect(asked(client).at(-1)).toBe('sql'));
  expect(await screen.findByRole('option')).toHaveTextContent('SQL cells');
});
