import { releaseFault } from '../../../../src/build/api/breaking/releaseFault';
import { CANCEL, shop, shopWith, type Change } from './support/shop';

const removed: Change = [CANCEL, undefined];

test('breaking changes are refused under the same major version', () => {
  expect(releaseFault(shop, shopWith(removed, ['info version', '1.9.0']))).toBe(
    [
      'The contract was not released because it breaks clients of version 1.2.3:',
      '- CancelOrder: the operation DELETE /v1/orders/{orderId} was removed. Calls to it will fail.',
      'Revert these changes. If they are intended, raise the first number of info.version in openapi/openapi.yaml (it is 1.9.0) and release again.',
    ].join('\n'),
  );
});

test.each(['2.0.0', '10.0.0'])(
  'breaking changes are released under a higher major version, such as %s',
  (version) => {
    expect(releaseFault(shop, shopWith(removed, ['info version', version]))).toBeUndefined();
  },
);

test('compatible changes are released under any version', () => {
  expect(releaseFault(shop, shopWith(['x-rateLimit perMinute', 90]))).toBeUndefined();
});
