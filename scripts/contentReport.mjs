// Reports the state of the content: npm run content:report -- [--days 365] [file.html]. It prints a table for each topic and
// writes the same as an HTML page. Findings are not errors: it fails only on invalid arguments.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { readContentPages } = requireTypeScript('src/build/authoring/contentPages.ts');
const { pageReports } = requireTypeScript('src/build/authoring/report/pageReport.ts');
const { topicsOf } = requireTypeScript('src/build/authoring/report/topics.ts');
const { reportText } = requireTypeScript('src/build/authoring/report/reportText.ts');
const { reportHtml } = requireTypeScript('src/build/authoring/report/reportHtml.ts');

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

/** The settings given on the command line. */
function asked() {
  const { values, positionals, tokens } = parseArgs({
    options: { days: { type: 'string', default: '365' } },
    allowPositionals: true,
    // In strict mode, its error messages are not suitable for authors.
    strict: false,
    tokens: true,
  });
  const unknown = tokens.filter(({ kind, name }) => kind === 'option' && name !== 'days');
  if (unknown.length > 0) {
    const names = unknown.map(({ rawName }) => rawName).join(', ');
    throw new Error(`There is no option ${names}. The only one is --days.`);
  }
  const [file = '.cache/content-report.html'] = positionals;
  return { days: wantedDays(values.days), file: wantedFile(file) };
}

/** A number of days with at most five digits, beyond which dates become invalid. */
function wantedDays(days) {
  if (/^[1-9]\d{0,4}$/.test(days)) return Number(days);
  const given = days === true ? 'has no value' : `is "${days}"`;
  throw new Error(`--days ${given}. Give the number of days after which a review counts as old.`);
}

/** A file that the report may create or overwrite. */
function wantedFile(file) {
  if (!file.endsWith('.html')) {
    throw new Error(
      `The report is an HTML page, but "${file}" does not end with .html. Name another file.`,
    );
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`"${file}" is a folder. Name another file.`);
  }
  return file;
}

/** The pages that authors maintain; those of older versions are not changed any more. */
function currentPages() {
  return readContentPages().filter(({ file }) => !file.startsWith('content/versions/'));
}

function report({ days, file }) {
  const topics = topicsOf(
    pageReports(currentPages(), { reviewedSince: dayOf(Date.now() - days * DAY) }),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reportHtml(topics, dayOf(Date.now())));
  console.log(reportText(topics));
  console.log(`The report as a page: ${file}`);
}

await reportErrors(() => report(asked()));
