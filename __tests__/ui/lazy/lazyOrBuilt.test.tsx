import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyOrBuilt } from '../../../src/ui/lazy/lazyOrBuilt';

/** Starts the scripts on a page that the build has written, with this part. */
async function start(load: () => Promise<() => React.JSX.Element>) {
  const Part = lazyOrBuilt(load);
  document.body.innerHTML = '<div><!--$--><a href="/blog">Blog</a><!--/$--></div>';
  await act(() => {
    hydrateRoot(
      document.body.firstElementChild!,
      <Suspense>
        <Part />
      </Suspense>,
    );
    return Promise.resolve();
  });
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('a part that does not load stays as it was built', async () => {
  await start(() => Promise.reject(new Error('offline')));

  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
});

test('a part that loads takes over what was built', async () => {
  const followed = jest.fn((event: React.MouseEvent) => event.preventDefault());
  const Blog = () => (
    <a href="/blog" onClick={followed}>
      Blog
    </a>
  );
  await start(() => Promise.resolve(Blog));
  screen.getByRole('link', { name: 'Blog' }).click();

  expect(followed).toHaveBeenCalledTimes(1);
});
