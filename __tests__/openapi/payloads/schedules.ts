import type { Json, JsonObject } from '../support/contract';
import { ACCEPTED, type Row } from './row';

const MINUTE = 'a minute is 0 to 59';
const HOUR = 'an hour is 0 to 23';
const DAY = 'a day of the month is 1 to 28';
const BLOCK = 'the block that the cadence names is present';

const refresh = (cadence: string, block: JsonObject = {}): Json => ({
  cadence,
  enabled: true,
  ...block,
});

const daily = (hour: Json, minute: Json): Json =>
  refresh('DAILY', { daily: { hour, minute, timezoneString: 'UTC' } });
const monthly = (day: Json): Json =>
  refresh('MONTHLY', { monthly: { day, hour: 4, minute: 0, timezoneString: 'UTC' } });
const weekly = (dayOfWeek: Json): Json =>
  refresh('WEEKLY', { weekly: { dayOfWeek, hour: 4, minute: 0, timezoneString: 'UTC' } });
const custom = (cron: Json): Json =>
  refresh('CUSTOM', { custom: { cron, timezoneString: 'Europe/Berlin' } });

const EMPTY = { hourly: null, daily: null, weekly: null, monthly: null, custom: null };
const schedule = (cadence: string, blocks: JsonObject): Json => ({
  cadence,
  enabled: true,
  ...EMPTY,
  ...blocks,
});

const REFRESH = 'SchemaRefreshSchedule';
const SCHEDULE = 'Schedule';

/** Schedules of projects and schema refreshes. */
export const schedules: readonly Row[] = [
  [REFRESH, null, ACCEPTED],
  [REFRESH, daily(0, 0), ACCEPTED],
  [REFRESH, daily(23, 59), ACCEPTED],
  [REFRESH, daily(4, 60), MINUTE, '/daily/minute maximum'],
  [REFRESH, daily(4, -1), MINUTE, '/daily/minute minimum'],
  [REFRESH, daily(24, 0), HOUR, '/daily/hour maximum'],
  [REFRESH, daily(-1, 0), HOUR, '/daily/hour minimum'],
  [REFRESH, daily(4.5, 0), 'an hour is a whole number', '/daily/hour type'],
  [REFRESH, monthly(1), ACCEPTED],
  [REFRESH, monthly(28), ACCEPTED],
  [REFRESH, monthly(29), DAY, '/monthly/day maximum'],
  [REFRESH, monthly(31), DAY, '/monthly/day maximum'],
  [REFRESH, monthly(0), DAY, '/monthly/day minimum'],
  [REFRESH, weekly('SUNDAY'), ACCEPTED],
  [REFRESH, weekly('SATURDAY'), ACCEPTED],
  [REFRESH, weekly('MON'), 'a day of the week is written out', '/weekly/dayOfWeek enum'],
  [REFRESH, weekly(1), 'a day of the week has a name', '/weekly/dayOfWeek type'],
  [REFRESH, custom('30 6 * * 1-5'), ACCEPTED],
  [REFRESH, custom('6:30'), 'a cron expression has five parts', '/custom/cron pattern'],
  [REFRESH, refresh('YEARLY'), 'a cadence is one of four', '/cadence enum'],
  [REFRESH, refresh('HOURLY'), 'a schema is not refreshed hourly', '/cadence enum'],
  [REFRESH, refresh('DAILY'), BLOCK, 'not'],
  [REFRESH, refresh('MONTHLY', { monthly: null }), BLOCK, 'not'],
  [REFRESH, refresh('CUSTOM', { daily: null }), BLOCK, 'not'],
  [REFRESH, { cadence: 'DAILY' }, 'a schedule is on or off', 'required'],
  [
    REFRESH,
    refresh('DAILY', { daily: { hour: 4, minute: 0, timezone: 'UTC' } }),
    'the time zone is called timezoneString',
    '/daily required',
  ],
  [SCHEDULE, schedule('HOURLY', { hourly: { timezone: 'UTC', minute: 59 } }), ACCEPTED],
  [SCHEDULE, schedule('CUSTOM', { custom: { timezone: 'UTC', cron: '0 8,17 * * *' } }), ACCEPTED],
  [
    SCHEDULE,
    schedule('HOURLY', { hourly: { timezone: 'UTC', minute: 60 } }),
    MINUTE,
    '/hourly/minute maximum',
  ],
  [
    SCHEDULE,
    schedule('MONTHLY', { monthly: { timezone: 'UTC', day: 31, hour: 6, minute: 0 } }),
    DAY,
    '/monthly/day maximum',
  ],
  [SCHEDULE, schedule('WEEKLY', {}), BLOCK, 'not'],
  [
    SCHEDULE,
    schedule('HOURLY', {
      hourly: { timezone: 'UTC', minute: 0 },
      daily: { timezone: 'UTC', hour: 6, minute: 0 },
    }),
    'the other blocks are null',
    'not',
  ],
  [
    'CreateDataConnection body',
    {
      name: 'Shop',
      type: 'databricks',
      connectionDetails: { databricks: { jdbcUrl: 'jdbc:', accessToken: 'example-token' } },
      schemaRefreshSchedule: monthly(31),
    },
    DAY,
    '/schemaRefreshSchedule/monthly/day maximum',
  ],
  ['EditDataConnection body', { schemaRefreshSchedule: monthly(28) }, ACCEPTED],
];
