import { required } from '../../src/templates/required';

test('a value that exists is returned, even if it is empty', () => {
  expect(required('', 'page')).toBe('');
});

test.each([null, undefined])('%s is an error that says what is missing', (value) => {
  expect(() => required(value, 'page')).toThrow("The page's query found no page.");
});
