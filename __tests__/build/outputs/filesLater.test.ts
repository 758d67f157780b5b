/** @jest-environment node */

/** A fresh build, with a mock that makes its files. */
async function startBuild() {
  jest.resetModules();
  const later = await import('../../../src/build/outputs/filesLater');
  return { ...later, make: jest.fn(() => Promise.resolve()) };
}

const settled = () => new Promise(setImmediate);

test('files are made once, as soon as the process is mostly idle', async () => {
  const { makeFilesLater, filesMade, make } = await startBuild();
  let becomeIdle: () => void = () => undefined;
  makeFilesLater(make, new Promise<void>((resolve) => (becomeIdle = resolve)));
  await settled();
  expect(make).not.toHaveBeenCalled();

  becomeIdle();
  await settled();
  expect(make).toHaveBeenCalledTimes(1);
  await filesMade();
  expect(make).toHaveBeenCalledTimes(1);
});

test('a build that is never idle makes its files when it needs them, and waits for them', async () => {
  const { makeFilesLater, filesMade, make } = await startBuild();
  let finish: () => void = () => undefined;
  make.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  makeFilesLater(make, new Promise(() => undefined));

  const resolved = jest.fn();
  const made = filesMade().then(resolved);
  await settled();
  expect(make).toHaveBeenCalledTimes(1);
  expect(resolved).not.toHaveBeenCalled();
  finish();
  await made;
  expect(resolved).toHaveBeenCalled();
});

test('an error surfaces where a build needs its files, not before', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const { makeFilesLater, filesMade, make } = await startBuild();
  make.mockRejectedValue(new Error('A page cannot be written.'));
  makeFilesLater(make, Promise.resolve());
  await settled();

  expect(unhandled).not.toHaveBeenCalled();
  await expect(filesMade()).rejects.toThrow('A page cannot be written.');
  process.off('unhandledRejection', unhandled);
});
