// Reports packages with known vulnerabilities, those that reach readers apart from those that only build the site: npm run
// audit, after a build. Fails if one reaches readers or if the registry does not answer.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { BROWSER_PACKAGES_FILE } = requireTypeScript('src/build/bundles/browserPackages.ts');

/** The vulnerabilities that npm reports for the packages in the lockfile. */
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
      `The registry did not report vulnerabilities: ${report.message ?? 'no reason given'}. Try again where npm's own registry can be reached.`,
    );
  // Packages whose only problem is a vulnerable dependency have strings here, and the dependency has a finding of its own.
  return Object.values(report.vulnerabilities).flatMap(({ name, nodes, via }) =>
    via
      .filter((source) => typeof source === 'object')
      .map(({ severity, title, url }) => ({
        nodes,
        text: `${name} (${severity}): ${title}, ${url}`,
      })),
  );
}

/** The value of a JSON text; undefined if it is not valid. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

await reportErrors(() => {
  if (!existsSync(BROWSER_PACKAGES_FILE))
    throw new Error('It is not known yet what reaches readers. Run `npm run build` first.');
  const used = JSON.parse(readFileSync(BROWSER_PACKAGES_FILE, 'utf8'));
  // Every page uses React at least, so an empty list means that something went wrong.
  if (used.length === 0)
    throw new Error(
      'The last build recorded no package that reaches readers. Run `npm run build` again.',
    );
  const reaches = ({ nodes }) => nodes.some((node) => used.includes(node));

  const all = findings();
  const inBrowsers = all.filter(reaches);
  const inBuilds = all.filter((finding) => !reaches(finding));
  if (inBuilds.length > 0) {
    console.log(
      'These packages only build the site: they read the files of this project, and none of their code reaches readers:',
    );
    inBuilds.forEach(({ text }) => console.log(`- ${text}`));
  }
  if (inBrowsers.length > 0)
    throw new Error(
      `These reach readers. Update them:\n${inBrowsers.map(({ text }) => `- ${text}`).join('\n')}`,
    );
  console.log('No package that reaches readers has a known vulnerability.');
});
