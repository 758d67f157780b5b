import { readStored, writeStored } from '../../src/ui/stored';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function refuse(method: 'getItem' | 'setItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('storage is switched off', 'SecurityError');
  });
}

test('what was written is read again', () => {
  writeStored('theme', 'dark');

  expect(readStored('theme')).toBe('dark');
});

test('what was never written is null', () => {
  expect(readStored('theme')).toBeNull();
});

test('storage that refuses to be read holds nothing', () => {
  localStorage.setItem('theme', 'dark');
  refuse('getItem');

  expect(readStored('theme')).toBeNull();
});

test('storage that refuses to be written stops nobody', () => {
  refuse('setItem');

  expect(() => writeStored('theme', 'dark')).not.toThrow();
  expect(readStored('theme')).toBeNull();
});
