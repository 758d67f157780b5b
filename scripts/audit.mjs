// Tells which packages with a known weakness reach readers, and which only build the site: npm run audit, after a build.
// Fails when one reaches readers, and when the registry does not answer.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tellErrors } from './tellErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { BROWSER_PACKAGES_FILE } = requireTypeScript('src/build/bundles/browserPackages.ts');

/** What npm knows of the packages of the lockfile. */
function findings() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const report = parsed(stdout);
  if (!report) throw new Error('npm audit printed no report. Run `npm audit` to see why.');
  if (!report.vulnerabilities)
    throw new Error(
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

/** What a text of JSON says; undefined where it is none. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

await tellErrors(() => {
  if (!existsSync(BROWSER_PACKAGES_FILE))
    throw new Error('What reaches readers is not known yet. Run `npm run build` first.');
  const used = JSON.parse(readFileSync(BROWSER_PACKAGES_FILE, 'utf8'));
  // The pages are made of React, to begin with: an empty list comes of something that went wrong.
  if (used.length === 0)
    throw new Error(
      'The last build noted no package that reaches readers. Run `npm run build` again.',
    );
  const reaches = ({ nodes }) => nodes.some((node) => used.includes(node));

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
    throw new Error(
      `These reach readers. Update them:\n${inBrowsers.map(({ text }) => `- ${text}`).join('\n')}`,
    );
  console.log('Nothing that reaches readers has a known weakness.');
});
