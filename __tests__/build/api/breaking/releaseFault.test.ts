import { releaseFault } from '../../../../src/build/api/breaking/releaseFault';
import { CANCEL, shop, shopWith, type Change } from './support/shop';

const removed: Change = [CANCEL, undefined];

test('what breaks clients is not released under the same first number', () => {
  expect(releaseFault(shop, shopWith(removed, ['info version', '1.9.0']))).toBe(
    [
      'The contract is not released, because it breaks clients of version 1.2.3:',
      '- CancelOrder: the operation DELETE /v1/orders/{orderId} was removed. Calls to it will fail.',
      'Take these changes back. If they are meant, raise the first number of info.version in openapi/openapi.yaml (it is 1.9.0), and release again.',
    ].join('\n'),
  );
});

test('what breaks clients is released under a higher first number', () => {
  expect(releaseFault(shop, shopWith(removed, ['info version', '2.0.0']))).toBeUndefined();
});

test('what breaks nobody is released under any number', () => {
  expect(releaseFault(shop, shopWith(['x-rateLimit perMinute', 90]))).toBeUndefined();
});
