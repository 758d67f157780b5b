// Builds generated sites of several sizes with the templates of this one, and prints the time, memory and bytes: npm run bench,
// or npm run bench -- 350 2000.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { benchCorpus } from './benchCorpus.mjs';
import { reportErrors } from './reportErrors.mjs';
import { treeUsage } from './treeUsage.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { siteCopy, plainConfig } = requireTypeScript('__tests__/support/siteCopy.ts');

/** The requested numbers of pages, from the command line. */
function askedSizes() {
  const asked = process.argv.slice(2).map(Number);
  if (!asked.every((size) => Number.isInteger(size) && size > 0))
    throw new Error('Give whole numbers of pages, such as npm run bench -- 350 2000.');
  return asked.length > 0 ? asked : [350, 2000, 10_000];
}

/** Builds the site in a folder and returns wall-clock seconds, CPU seconds and peak memory in GB. */
async function build(folder) {
  const started = performance.now();
  const gatsby = spawn(process.execPath, [resolve('scripts/gatsby.mjs'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const usage = treeUsage(gatsby.pid);
  const status = await new Promise((resolve) => {
    gatsby.on('exit', resolve);
  });
  const { processor, memory } = usage.stop();
  if (status !== 0)
    throw new Error(
      `The build of ${folder} failed, for the reason above. Fix it and run this again.`,
    );
  return { wall: (performance.now() - started) / 1000, processor, memory };
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const sum = (files, size) => files.reduce((all, file) => all + size(file), 0);
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Gzipped bytes per page: its HTML, the scripts of a first visit, and its share of the search records. */
function bytes(folder, count) {
  const site = join(folder, 'public');
  const pages = filesIn(join(site, 'docs')).filter((file) => /page-\d+\.html$/.test(file));
  const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 100) === 0);
  const { namedChunkGroups } = JSON.parse(readFileSync(join(site, 'webpack.stats.json'), 'utf8'));
  const scripts = ['app', 'component---src-templates-content-page-tsx']
    .flatMap((chunk) => namedChunkGroups[chunk].assets)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));
  const search = filesIn(join(site, 'search')).filter((file) => statSync(file).isFile());
  return {
    html: sum(sample, gzipped) / sample.length,
    scripts: sum([...new Set(scripts)], (name) => gzipped(join(site, name))),
    search: sum(search, gzipped) / count,
  };
}

const cell = (value, digits = 1) => value.toFixed(digits).padStart(9);
const kB = (value) => cell(value / 1000);

async function bench(sizes) {
  console.log(
    '   pages   wall s    CPU s   max GB  changed s  HTML kB    JS kB  search kB/page, all gzipped',
  );
  for (const size of sizes) {
    const files = benchCorpus(size);
    const { folder, remove } = siteCopy({ 'site.config.ts': plainConfig(), ...files });
    try {
      const cold = await build(folder);
      const [page] = Object.keys(files);
      writeFileSync(join(folder, page), `${files[page]}\nOne more sentence.\n`);
      const changed = await build(folder);
      const { html, scripts, search } = bytes(folder, size);
      console.log(
        String(size).padStart(8) +
          cell(cold.wall) +
          cell(cold.processor) +
          cell(cold.memory, 2) +
          cell(changed.wall).padStart(11) +
          kB(html) +
          kB(scripts) +
          kB(search),
      );
    } finally {
      remove();
    }
  }
}

await reportErrors(() => bench(askedSizes()));
