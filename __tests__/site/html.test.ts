import { readFileSync } from 'node:fs';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { OUR_RULES, REDOC_RULES } from './support/htmlRules';
import { publicFiles } from '../support/publicFiles';

const REFERENCE = 'public/docs/api/api-reference.html';
const files = publicFiles('.html').filter((file) => file !== REFERENCE);

/** The faults in an HTML text: rule, message and position. */
function faults(html: string, rules: ConfigData): string[] {
  const { results } = new HtmlValidate(rules).validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test('all HTML of the site is valid', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    faults(readFileSync(file, 'utf8'), OUR_RULES).map((fault) => `${file}: ${fault}`),
  );

  expect(found).toEqual([]);
}, 300_000);

test('the reference is valid except for Redoc’s markup', () => {
  expect(faults(readFileSync(REFERENCE, 'utf8'), REDOC_RULES)).toEqual([]);
}, 120_000);
