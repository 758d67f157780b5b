import { errorCauses } from '../../src/layout/errorCauses';

const cyclic = new Error('first');
cyclic.cause = new Error('second', { cause: cyclic });

const loop: Record<string, unknown> = {};
loop.self = loop;

test.each<[string, unknown, string[]]>([
  ['an error alone', new Error('No page'), ['No page']],
  [
    'the whole chain, outermost first',
    new Error('No page', { cause: new TypeError('No data', { cause: new Error('No network') }) }),
    ['No page', 'No data', 'No network'],
  ],
  ['an error without a message, by its name', new TypeError(), ['TypeError']],
  ['a cause that is a string', new Error('No page', { cause: 'offline' }), ['No page', 'offline']],
  [
    'a cause that is an object, and its own cause',
    new Error('No page', { cause: { status: 503, cause: 'busy' } }),
    ['No page', '{"status":503,"cause":"busy"}', 'busy'],
  ],
  ['an error whose cause is null', new Error('No page', { cause: null }), ['No page']],
  ['each error in a circular chain once', cyclic, ['first', 'second']],
  ['a thrown string', 'stop', ['stop']],
  ['a thrown number', 404, ['404']],
  ['a thrown undefined', undefined, ['undefined']],
  ['a thrown null', null, ['null']],
  ['a thrown function', () => 1, ['function']],
  ['an object that cannot be serialized', loop, ['Unknown']],
  ['a number that cannot be serialized', 1n, ['Unknown']],
])('lists %s', (_what, error, causes) => {
  expect(errorCauses(error)).toEqual(causes);
});

test('a chain is cut off after ten messages', () => {
  const links = Array.from({ length: 12 }, (_unused, index) => `link ${index + 1}`);
  const chain = links.reduceRight<unknown>((cause, link) => new Error(link, { cause }), undefined);

  expect(errorCauses(chain)).toEqual(links.slice(0, 10));
});
