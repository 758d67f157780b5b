/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';

jest.mock('../../../src/build/outputs/pagesForMachines', () => ({ pagesForMachines: jest.fn() }));

const graphql = (() => undefined) as unknown as CreatePagesArgs['graphql'];
const pages = { pages: [], twins: new Map(), sidebars: {} };

/** A build of its own: its work ahead, what makes the pages, and the moment from which others work. */
async function startBuild() {
  jest.resetModules();
  const ahead = await import('../../../src/build/outputs/pagesAhead');
  const { pagesForMachines } = await import('../../../src/build/outputs/pagesForMachines');
  const made = jest.mocked(pagesForMachines).mockReset().mockResolvedValue(pages);
  return { ...ahead, made };
}

const settled = () => new Promise(setImmediate);

test('the pages for machines are made from the moment others work, and once', async () => {
  const { beginPages, pagesBegun, made } = await startBuild();
  let work: () => void = () => undefined;
  beginPages(graphql, new Promise<void>((resolve) => (work = resolve)));
  await settled();
  expect(made).not.toHaveBeenCalled();

  work();
  await settled();
  expect(made).toHaveBeenCalledWith(graphql);
  expect(await pagesBegun(graphql)).toBe(pages);
  expect(made).toHaveBeenCalledTimes(1);
});

test('who asks for them gets them where no others work', async () => {
  const { beginPages, pagesBegun } = await startBuild();
  beginPages(graphql, new Promise(() => undefined));

  expect(await pagesBegun(graphql)).toBe(pages);
});

test('what keeps them from being made stops nothing before they are asked for', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const { beginPages, pagesBegun, made } = await startBuild();
  made.mockRejectedValue(new Error('A page cannot be told.'));
  beginPages(graphql, Promise.resolve());
  await settled();

  expect(unhandled).not.toHaveBeenCalled();
  await expect(pagesBegun(graphql)).rejects.toThrow('A page cannot be told.');
  process.off('unhandledRejection', unhandled);
});
