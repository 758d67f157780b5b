import { legend } from './axes.mjs';
import { WIDTH, box, centered, line, picture, text } from './draw.mjs';

const TIMEOUTS = [
  [5, '5 min'],
  [15, '15 min'],
  [60, '1 hour'],
  [240, '4 hours'],
  [1440, '1 day'],
];
const SERIES = { 'No input': 'data-1', 'Dropdown with three values': 'data-2' };
const BASE = 230;
const STEP = WIDTH / TIMEOUTS.length;
const COLUMN = 24;

/** Queries that reach the database on one day, by cache timeout, with each visit as an opening of an app. */
export async function cacheTimeouts(query) {
  const visits = await query(`
    select any_value(device) as device, epoch(min(occurred_at)) / 60 as minute
    from web_events
    where occurred_at >= timestamp '2025-09-30'
    group by session_id
    order by minute, session_id`);
  const yOf = (queries) => BASE - queries * 4.2;

  const columns = TIMEOUTS.map(([timeout, name], index) => {
    const middle = (index + 0.5) * STEP;
    const counts = [queriesSent(visits, timeout, () => 'all'), queriesSent(visits, timeout, (visit) => visit.device)];
    return [
      counts.map((count, side) => {
        const x = middle + (side - 1) * (COLUMN + 2) + 1;
        const fill = Object.values(SERIES)[side];
        return [
          box({ x, y: yOf(count), width: COLUMN, height: BASE - yOf(count), fill }),
          centered(x + COLUMN / 2, yOf(count) - 6, String(count)),
        ];
      }),
      centered(middle, BASE + 19, name),
    ];
  });

  return picture(WIDTH, 276, [
    text(0, 14, `Queries sent on a day with ${visits.length} visits`),
    legend(SERIES, 38),
    columns,
    line(0, BASE + 0.5, WIDTH, BASE + 0.5, 'line-strong'),
    centered(WIDTH / 2, BASE + 40, 'Cache timeout', { color: 'ink-faint' }),
  ]);
}

/** Walks through the visits and remembers when the answer for each parameter was stored. */
function queriesSent(visits, timeout, parameterOf) {
  const stored = new Map();
  let sent = 0;
  for (const visit of visits) {
    const parameter = parameterOf(visit);
    if (!(visit.minute - stored.get(parameter) < timeout)) {
      stored.set(parameter, visit.minute);
      sent += 1;
    }
  }
  return sent;
}
