import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

/** Reports nothing: without a layout, nothing has a size or comes into view. */
class QuietObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

// Every browser has these, but jsdom does not.
Object.assign(globalThis, {
  TextEncoder,
  IntersectionObserver: QuietObserver,
  ResizeObserver: QuietObserver,
});

// On a busy machine, what is usually immediate may take long.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);
