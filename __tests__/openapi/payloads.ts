import { answers } from './payloads/answers';
import { connections } from './payloads/connections';
import { groups } from './payloads/groups';
import { others } from './payloads/others';
import { parameters } from './payloads/parameters';
import type { Row } from './payloads/row';
import { runs } from './payloads/runs';
import { schedules } from './payloads/schedules';
import { sharing } from './payloads/sharing';

/** Payloads that the contract accepts, and payloads that it refuses with the rule they violate. */
export const payloads: readonly Row[] = [
  ...parameters,
  ...runs,
  ...sharing,
  ...groups,
  ...connections,
  ...schedules,
  ...others,
  ...answers,
];
