// Tells the state of the content: npm run content:report -- [--days 365] [file.html]. It prints a table for each topic, and
// writes the same as a page. What it tells of is no fault: it always ends well.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { requireTypeScript } from './typeScript.mjs';

const DAY = 24 * 60 * 60 * 1000;

const { values, positionals } = parseArgs({
  options: { days: { type: 'string', default: '365' } },
  allowPositionals: true,
});
const days = Number(values.days);
if (!Number.isInteger(days) || days < 1) {
  console.error(
    `--days is "${values.days}". Write the number of days after which a review is old.`,
  );
  process.exit(1);
}
const [file = '.cache/content-report.html'] = positionals;

const { readContentPages } = requireTypeScript('src/build/authoring/contentPages.ts');
const { pageReports } = requireTypeScript('src/build/authoring/report/pageReport.ts');
const { topicsOf } = requireTypeScript('src/build/authoring/report/topics.ts');
const { reportText } = requireTypeScript('src/build/authoring/report/reportText.ts');
const { reportHtml } = requireTypeScript('src/build/authoring/report/reportHtml.ts');

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const topics = topicsOf(
  pageReports(readContentPages(), { reviewedSince: dayOf(Date.now() - days * DAY) }),
);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, reportHtml(topics, dayOf(Date.now())));
console.log(reportText(topics));
console.log(`The same as a page: ${file}`);
