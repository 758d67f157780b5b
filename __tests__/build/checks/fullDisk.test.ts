import { statfsSync } from 'node:fs';
import { fullDisk } from '../../../src/build/checks/fullDisk';

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  statfsSync: jest.fn(),
}));

const left = (bytes: number) =>
  jest
    .mocked(statfsSync as (path: string) => object)
    .mockReturnValue({ bsize: 4096, bavail: Math.floor(bytes / 4096) });

test('a disk with enough space yields no message', () => {
  left(20e9);
  expect(fullDisk()).toBeUndefined();
});

test('a full disk is reported with the space that is left', () => {
  left(12.5e6);
  expect(fullDisk()).toBe(
    'Only 12 MB are left on the disk, which may be why the build failed. Free some space, then build again.',
  );
});
