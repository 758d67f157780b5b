/** Mocks the parts of Gatsby's loader that the site uses: `pages` by address; other pages fail to load. */
export function fakeLoader(pages: Readonly<Record<string, LoadedPage | Error | undefined>>) {
  const loader = {
    loadPage: jest.fn((path: string) => {
      const page = pages[path];
      return page instanceof Error ? Promise.reject(page) : Promise.resolve(page);
    }),
    loadPageSync: jest.fn((path: string) => {
      const page = pages[path];
      return page instanceof Error || page?.status === 'error' ? undefined : page;
    }),
    enqueue: jest.fn(),
  };
  window.___loader = loader;
  window.___navigate = jest.fn();
  return loader;
}
