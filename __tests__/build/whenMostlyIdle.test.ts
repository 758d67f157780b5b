/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { Compiler } from 'webpack';
import { signalRendererBuilt, whenMostlyIdle } from '../../src/build/whenMostlyIdle';

const settled = () => new Promise(setImmediate);
const before = process.env.GATSBY_CPU_COUNT;
afterEach(() => {
  if (before === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = before;
});

/** How often the work has begun before and after `event`, with Gatsby limited to `processors`. */
async function workBegins(processors: string, event: () => void, emitter: EventEmitter) {
  process.env.GATSBY_CPU_COUNT = processors;
  const begun = jest.fn();
  void whenMostlyIdle(emitter).then(begun);
  await settled();
  const early = begun.mock.calls.length;
  event();
  await settled();
  return [early, begun.mock.calls.length];
}

test('on one processor, this process is mostly idle once other processes render the pages', async () => {
  const emitter = new EventEmitter();
  const event = () => emitter.emit('HTML_TRACKED_PAGES_CLEANUP');
  expect(await workBegins('1', event, emitter)).toEqual([0, 1]);
});

test('on several processors, this process is mostly idle once the renderer is built', async () => {
  let finish: () => void = () => undefined;
  const done = { tap: (_name: string, told: () => void) => (finish = told) };
  signalRendererBuilt.apply({ hooks: { done } } as unknown as Compiler);
  expect(await workBegins('3', () => finish(), new EventEmitter())).toEqual([0, 1]);
});
