import { act } from '@testing-library/react';
import { copySamples } from '../../src/reference/copySamples';

const sample = (text: string) => `<div><span><button>Copy</button></span><pre>${text}</pre></div>`;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText: () => Promise.resolve() } });
  document.body.innerHTML = sample('curl one') + sample('curl two');
});
afterEach(() => jest.useRealTimers());

test('each press is confirmed for its own time, on one button at a time', async () => {
  const announced: string[] = [];
  const stop = copySamples(document.body, (text) => announced.push(text));
  const [one, two] = document.querySelectorAll('button');
  const confirmed = () => [one?.dataset.said, two?.dataset.said, announced.at(-1)];

  one!.click();
  await wait(1500);
  expect(confirmed()).toEqual(['Copied', undefined, 'Copied']);
  one!.click();
  await wait(1500);
  expect(confirmed()).toEqual(['Copied', undefined, 'Copied']);
  two!.click();
  await wait(1500);
  expect(confirmed()).toEqual([undefined, 'Copied', 'Copied']);
  await wait(600);
  expect(confirmed()).toEqual([undefined, undefined, '']);
  stop();
});

test('code is copied as it is, and JSON that is shown as a tree as it would be sent', async () => {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  Object.assign(navigator, { clipboard: { writeText } });
  document.body.innerHTML = `${sample('{"a":1}')}
    <div><span><button>Copy</button></span><div>{"a":<b>1</b>}</div></div>
    <div><span><button>Copy</button></span><div>no JSON</div></div>
    <div><span><button>Expand</button></span><pre>b</pre></div>`;
  const stop = copySamples(document.body, () => {});
  const pressAll = () => document.querySelectorAll('button').forEach((button) => button.click());

  pressAll();
  stop();
  pressAll();
  await wait(0);
  expect(copied).toEqual(['{"a":1}', '{\n  "a": 1\n}']);
});
