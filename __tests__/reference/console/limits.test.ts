import { limits } from '../../../src/reference/console/limits';
import type { ApiField } from '../../../src/model/api/apiConsole';

test.each<[ApiField, string]>([
  [{ kind: 'number', minimum: 1, maximum: 100, initial: 25 }, '1 to 100. Default: 25.'],
  [
    { kind: 'number', hint: 'From 1 to 100.', minimum: 1, maximum: 100, initial: 25 },
    'Default: 25.',
  ],
  [{ kind: 'number', hint: 'At least 1.', minimum: 1, maximum: 100 }, '1 to 100.'],
  [{ kind: 'number', minimum: 0 }, 'At least 0.'],
  [{ kind: 'number', above: 0, maximum: 300000 }, 'More than 0, at most 300000.'],
  [{ kind: 'number' }, ''],
  [{ kind: 'list', entry: { kind: 'text' }, most: 25, initial: [] }, 'At most 25 entries.'],
  [{ kind: 'list', entry: { kind: 'text' } }, ''],
  [{ kind: 'list', entry: { kind: 'text' }, initial: ['a', 'b'] }, 'Default: ["a","b"].'],
  [{ kind: 'choice', choices: [], initial: 'DESC' }, 'Default: DESC.'],
  [{ kind: 'switch', initial: false, deprecated: true }, 'Default: false. Deprecated.'],
  [{ kind: 'text', format: 'uuid' }, 'A UUID.'],
  [{ kind: 'text', format: 'date' }, 'A date, such as 2025-10-29.'],
  [{ kind: 'text', format: 'date-time' }, 'A time, such as 2025-10-29T07:15:00Z.'],
  [{ kind: 'text', secret: true }, 'Nothing is sent, but use a made-up value.'],
])('the limits of %j are %j', (field, words) => {
  expect(limits(field)).toBe(words);
});
