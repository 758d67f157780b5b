import { act } from '@testing-library/react';

// jsdom lays nothing out: the test tells how wide an element and its content are, and when that changed.
let changed = () => {};

/** A browser that watches sizes; `disconnect` hears when it is told to stop. */
export function watchedSizes(disconnect: () => void = () => undefined): void {
  window.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe = () => {
      changed = () => this.callback([], this);
    };
    unobserve = () => undefined;
    disconnect = disconnect;
  };
}

/** Tells who watches that the size of what is watched has changed. */
export const resized = () => changed();

/** Gives every element this width and its content that one, and tells who watches. */
export function resize({ content, frame }: { content: number; frame: number }): void {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame);
  act(() => changed());
}

/** A browser as jsdom is: without sizes. */
export function unwatchedSizes(): void {
  jest.restoreAllMocks();
  changed = () => {};
  Reflect.deleteProperty(window, 'ResizeObserver');
}
