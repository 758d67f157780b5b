// Builds a copy of the project for a site below a path, and lists addresses in its pages that lead outside that path or to no
// file: node scripts/belowPath.mjs. There should be none.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, reportFound, withBuiltCopy } from './builtCopy.mjs';
import { reportErrors } from './reportErrors.mjs';

const PATH = '/below';
/** An address of the site itself, up to its query and hash. */
const OWN_ADDRESS = / (?:href|src|srcset|action)="(\/(?!\/)[^"#? ]*)/g;

/** Makes the changes that deploy/README.md asks for to serve a site below a path. */
function setPath(site) {
  replace(
    join(site, 'gatsby-config.ts'),
    "trailingSlash: 'never',",
    (line) => `${line} pathPrefix: '${PATH}',`,
  );
  replace(join(site, 'site.config.ts'), /siteUrl: '[^']+/, (start) => start + PATH);
}

function replace(file, part, change) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(part, change);
  if (changed === text)
    throw new Error(
      `${file} does not contain ${part}. Update the pattern in scripts/belowPath.mjs.`,
    );
  writeFileSync(file, changed);
}

/** The addresses in the pages of a folder that lead nowhere, each with the page it is on. */
function astray(built) {
  const served = (address) => {
    if (address !== PATH && !address.startsWith(`${PATH}/`)) return false;
    const file = join(built, decodeURIComponent(address.slice(PATH.length)));
    return ['.html', '/index.html', ''].some((ending) => existsSync(file + ending));
  };
  return filesIn(built)
    .filter((file) => file.endsWith('.html'))
    .flatMap((page) => {
      const addresses = [...readFileSync(join(built, page), 'utf8').matchAll(OWN_ADDRESS)];
      if (addresses.length === 0) return [`${page} (no address at all)`];
      const wrong = addresses.map(([, address]) => address).filter((address) => !served(address));
      return [...new Set(wrong)].map((address) => `${page} → ${address}`);
    });
}

await reportErrors(async () =>
  reportFound(await withBuiltCopy(astray, { change: setPath, options: ['--prefix-paths'] }), {
    problem: (count) =>
      `For a site below ${PATH}, ${count} addresses lead outside that path or to no file. Make sure that each gets the path:`,
    fine: `For a site below ${PATH}, every address in every page leads to a page or a file.`,
  }),
);
