/** Gatsby's loader, as far as the site uses it: `pages` by address, anything else cannot be loaded. */
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
