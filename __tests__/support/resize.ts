import { act } from '@testing-library/react';

// jsdom has no layout: the test sets how wide an element and its content are, and reports changes.
let changed = () => {};
const { ResizeObserver } = window;

/** Adds a fake ResizeObserver; `disconnect` is called when observing stops. */
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

/** Reports a size change to the observers. */
export const resized = () => changed();

/** Sets the width of every element and of its content, and notifies the observers. */
export function resize({ content, frame }: { content: number; frame: number }): void {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame);
  act(() => changed());
}

/** Restores jsdom's state without sizes. */
export function unwatchedSizes(): void {
  jest.restoreAllMocks();
  changed = () => {};
  window.ResizeObserver = ResizeObserver;
}
