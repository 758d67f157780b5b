// Tells which packages with a known weakness reach readers, and which only build the site: npm run audit, after a build.
// Fails where one reaches readers, and where nothing is known.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PACKAGES = '.cache/browserPackages.json';
/** These come as one file, with all that they depend on inside. */
const JOINED = ['node_modules/redoc'];

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What npm knows of the packages of the lockfile. */
function findings() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    fail('npm audit printed no report. Run `npm audit` to see why.');
  }
  if (!report.vulnerabilities)
    fail(
      `The registry told nothing about weaknesses: ${report.message ?? 'no reason given'}. Ask again where the registry of npm itself can be reached.`,
    );
  // Those that only depend on another finding have no weakness of their own.
  return Object.values(report.vulnerabilities).flatMap(({ name, nodes, via }) =>
    via
      .filter((source) => typeof source === 'object')
      .map(({ severity, title, url }) => ({
        nodes,
        text: `${name} (${severity}): ${title}, ${url}`,
      })),
  );
}

/** The folders of packages, and of all that they depend on. */
function withDependencies(folders) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const all = new Set(folders);
  for (const folder of all) {
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = whereFound(name, folder, packages);
      if (found) all.add(found);
    }
  }
  return all;
}

/** The folder from which a package gets another one, as Node looks for it. */
function whereFound(name, from, packages) {
  for (let folder = from; folder !== '.'; folder = dirname(folder)) {
    const here = join(folder, 'node_modules', name);
    if (packages[here]) return here;
  }
  const above = join('node_modules', name);
  return packages[above] && above;
}

if (!existsSync(PACKAGES))
  fail('What reaches readers is not known yet. Run `npm run build` first.');
const used = JSON.parse(readFileSync(PACKAGES, 'utf8'));
const joined = withDependencies(JOINED.filter((folder) => used.includes(folder)));
const reaches = ({ nodes }) => nodes.some((node) => used.includes(node) || joined.has(node));

const all = findings();
const inBrowsers = all.filter(reaches);
const inBuilds = all.filter((finding) => !reaches(finding));
if (inBuilds.length > 0) {
  console.log(
    'These only build the site. They read the files of this project, and none of their code is in what readers get:',
  );
  inBuilds.forEach(({ text }) => console.log(`- ${text}`));
}
if (inBrowsers.length > 0)
  fail(
    `These reach readers. Update them:\n${inBrowsers.map(({ text }) => `- ${text}`).join('\n')}`,
  );
console.log('Nothing that reaches readers has a known weakness.');
