/** @jest-environment node */

/** A fresh build, with a mock that makes its files. */
async function startBuild() {
  jest.resetModules();
  const later = await import('../../../src/build/outputs/filesLater');
  return { ...later, make: jest.fn(() => Promise.resolve()) };
}

const settled = () => new Promise(setImmediate);

test('files are made once, as soon as other processes work', async () => {
  const { makeFilesLater, filesMade, make } = await startBuild();
  let work: () => void = () => undefined;
  makeFilesLater(make, new Promise<void>((resolve) => (work = resolve)));
  await settled();
  expect(make).not.toHaveBeenCalled();

  work();
  await settled();
  expect(make).toHaveBeenCalledTimes(1);
  await filesMade();
  expect(make).toHaveBeenCalledTimes(1);
});

test('filesMade makes the files itself if no other processes work, and resolves once they are made', async () => {
  const { makeFilesLater, filesMade, make } = await startBuild();
  let finish: () => void = () => undefined;
  make.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  makeFilesLater(make, new Promise(() => undefined));

  const told = jest.fn();
  const made = filesMade().then(told);
  await settled();
  expect(make).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
  finish();
  await made;
  expect(told).toHaveBeenCalled();
});

test('an error does not surface before filesMade is called', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const { makeFilesLater, filesMade, make } = await startBuild();
  make.mockRejectedValue(new Error('A page cannot be told.'));
  makeFilesLater(make, Promise.resolve());
  await settled();

  expect(unhandled).not.toHaveBeenCalled();
  await expect(filesMade()).rejects.toThrow('A page cannot be told.');
  process.off('unhandledRejection', unhandled);
});
