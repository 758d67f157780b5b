// Runs the rings of checks in turn and prints their total counts: npm test for the usual ones, npm run check or npm run
// test:full for others.
import { LIGHT, LONG, rings } from './rings.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(rings, name));
if (unknown.length > 0) {
  console.error(
    `There is no ring ${unknown.join(', ')}. Choose from ${Object.keys(rings).join(', ')}.`,
  );
  process.exit(1);
}
const totals = { passed: 0, failed: 0, skipped: 0 };
const notRun = [];

/** Runs a ring, adds its counts to the totals, and returns false if it failed. */
async function runs(name) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const result = await rings[name]();
  for (const { what = name, remedy } of result.notRun ?? [])
    notRun.push(`not run: ${what} (${remedy})`);
  if (result.passed === undefined) return true;
  totals.passed += result.passed;
  totals.failed += result.failed;
  totals.skipped += result.skipped ?? 0;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result.failed === 0;
}

const wanted = Object.keys(rings).filter((name) =>
  asked.length > 0 ? asked.includes(name) : !LONG.includes(name),
);
const light = wanted.filter((name) => LIGHT.includes(name)).values();
async function lane() {
  for (const name of light) await runs(name);
}
await Promise.all([lane(), lane()]);
for (const name of wanted.filter((one) => !LIGHT.includes(one))) {
  const passed = await runs(name);
  // The rings after the build check the built site.
  if (name === 'build' && !passed) break;
}

console.log('');
notRun.forEach((line) => console.log(line));
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);
