import { neighbours } from '../../../src/model/navigation/neighbours';

const page = (name: string) => ({ title: name, path: `/docs/${name}` });
const order = [page('connect'), page('query'), page('share')];

test.each([
  ['the first page', 'connect', { previous: null, next: page('query') }],
  ['a page in between', 'query', { previous: page('connect'), next: page('share') }],
  ['the last page', 'share', { previous: page('query'), next: null }],
  ['a page outside the order', 'elsewhere', { previous: null, next: null }],
])('%s has the right neighbours', (_which, name, expected) => {
  expect(neighbours(order)(`/docs/${name}`)).toEqual(expected);
});

test('a single page has no neighbours', () => {
  expect(neighbours([page('connect')])('/docs/connect')).toEqual({ previous: null, next: null });
});

test('only the title and address of a neighbour are passed on', () => {
  const whole = order.map((entry) => ({ ...entry, id: '1', description: 'Long' }));

  expect(neighbours(whole)('/docs/connect').next).toEqual(page('query'));
});

test('of several pages with one address, the first determines the neighbours', () => {
  const claimed = [...order, { ...page('connect'), title: 'Connect again' }];

  expect(neighbours(claimed)('/docs/connect')).toEqual({ previous: null, next: page('query') });
});

test('the number of reads per page does not grow with the length of the order', () => {
  const looks = (length: number) => {
    let count = 0;
    const pages = Array.from({ length }, (_, at) =>
      Object.defineProperty(page(''), 'path', { get: () => ((count += 1), `/docs/${at}`) }),
    );
    const beside = neighbours(pages);
    pages.forEach((_, at) => beside(`/docs/${at}`));
    return count - 2 * (length - 1);
  };

  expect(looks(400)).toBe(400);
});
