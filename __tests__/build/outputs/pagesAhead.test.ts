/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import type { Compiler } from 'webpack';

jest.mock('../../../src/build/outputs/pagesForMachines', () => ({ pagesForMachines: jest.fn() }));

const graphql = (() => undefined) as unknown as CreatePagesArgs['graphql'];

/** A build of its own: its work ahead, what makes the pages, and the moment at which its renderer is built. */
async function startBuild() {
  jest.resetModules();
  const { tellRendererBuilt } = await import('../../../src/build/rendererBuilt');
  const ahead = await import('../../../src/build/outputs/pagesAhead');
  const { pagesForMachines } = await import('../../../src/build/outputs/pagesForMachines');
  let finish: () => void = () => undefined;
  const done = { tap: (_name: string, told: () => void) => (finish = told) };
  tellRendererBuilt.apply({ hooks: { done } } as unknown as Compiler);
  const made = jest.mocked(pagesForMachines).mockReset();
  return { ...ahead, made, finishRenderer: () => finish() };
}

const settled = () => new Promise(setImmediate);

test('the pages for machines are made from the moment the renderer is built', async () => {
  const pages = { pages: [], twins: new Map(), sidebars: {} };
  const build = await startBuild();
  build.made.mockResolvedValue(pages);

  build.beginPages(graphql);
  await settled();
  expect(build.made).not.toHaveBeenCalled();

  build.finishRenderer();
  await settled();
  expect(build.made).toHaveBeenCalledWith(graphql);
  expect(await build.pagesBegun()).toBe(pages);
});

test('what keeps them from being made stops nothing before they are asked for', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const build = await startBuild();
  build.made.mockRejectedValue(new Error('A page cannot be told.'));

  build.beginPages(graphql);
  build.finishRenderer();
  await settled();

  expect(unhandled).not.toHaveBeenCalled();
  await expect(build.pagesBegun()).rejects.toThrow('A page cannot be told.');
  process.off('unhandledRejection', unhandled);
});
