import type { SearchRecord } from '../../../model/search/searchRecord';
import { nameOf } from '../ranking/recordParts';
import { stem } from '../words/stem';

// Words by which readers describe what they see when something fails.
const TROUBLE: ReadonlySet<string> = new Set(
  [
    'arent', 'bad', 'blank', 'broken', 'cannot', 'cant', 'crash', 'denied', 'didnt', 'disappear', 'doesnt', 'empty', 'expired', 'fail',
    'freeze', 'gone', 'hang', 'invalid', 'isnt', 'lost', 'missing', 'not', 'nothing', 'old', 'outdated', 'refused', 'slow', 'stop',
    'stuck', 'unable', 'vanish', 'without', 'wont', 'wrong',
  ].map(stem),
); // prettier-ignore
const REMEDIES =
  /^(?:If something does not work|If you cannot|Common (?:errors|problems)|Errors|Symptom|Messages by|Slow|Old|Why (?:is|can't|are|does))\b|troubleshoot/i;

/** Whether a query describes a problem, as readers in trouble type it: "slow query", "cannot publish". */
export function saysTrouble(words: readonly string[]): boolean {
  return words.some((word) => TROUBLE.has(stem(word)));
}

/** Whether a section lists problems with what to do about them. */
export function isRemedy(record: SearchRecord): boolean {
  return REMEDIES.test(nameOf(record)) || /^Troubleshoot/.test(record.hierarchy.lvl1 ?? '');
}
