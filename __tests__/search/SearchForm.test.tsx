import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchForm } from '../../src/search/SearchForm';
import { searchAddress } from '../../src/search/searchAddress';

const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search docs, tutorials and changelog' });

test('a plain form submits the typed text to the search page as q', async () => {
  render(<SearchForm />);
  await userEvent.type(field(), 'scheduled runs');

  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form.method).toBe('get');
  expect([...new FormData(form)]).toEqual([['q', 'scheduled runs']]);
});

test('the Search button submits it', async () => {
  const submitted = jest.fn((event: Event) => event.preventDefault());
  render(<SearchForm />);
  screen.getByRole('search').addEventListener('submit', submitted);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));

  expect(submitted).toHaveBeenCalledTimes(1);
});

describe('a pasted traceback', () => {
  const call = '  File "/tmp/1843.py", line 33, in <module>     total = orders["net"].sum() ';

  test('is accepted in full, up to the error at its end', async () => {
    render(<SearchForm />);
    await userEvent.click(field());
    await userEvent.paste(`${call.repeat(40)}NameError`);

    expect(field().value).toMatch(/NameError$/);
  });

  test('that is far too long still results in an address that hosts accept', async () => {
    render(<SearchForm />);
    await userEvent.click(field());
    await userEvent.paste(call.repeat(400));

    expect(searchAddress(field().value).length).toBeLessThan(8000);
  });
});

test('the field shows the query of the page, even after it changes', async () => {
  const { rerender } = render(<SearchForm query="roles" />);
  expect(field()).toHaveValue('roles');

  await userEvent.type(field(), ' and seats');
  rerender(<SearchForm query="api" />);
  expect(field()).toHaveValue('api');
});
