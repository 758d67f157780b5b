// Builds a copy of the project that is to be served below a path, and tells which addresses in its pages lead beside that
// path or to no file: node scripts/belowPath.mjs. None should.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, tellFound, withBuiltCopy } from './builtCopy.mjs';

const PATH = '/below';
/** An address of the site itself, up to its query and hash. */
const OWN_ADDRESS = / (?:href|src|srcset|action)="(\/(?!\/)[^"#? ]*)/g;

/** Does what README asks of those whose site is served below a path. */
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
      `${file} holds no ${part}: say in scripts/belowPath.mjs what stands there now.`,
    );
  writeFileSync(file, changed);
}

/** The addresses in the pages of a folder that lead nowhere, each with its page. */
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

tellFound(withBuiltCopy(astray, { change: setPath, options: ['--prefix-paths'] }), {
  problem: (count) =>
    `Below the path ${PATH}, ${count} addresses lead beside it or to no file. See to it that each gets the path:`,
  fine: `Below the path ${PATH} every address in every page leads to a page or a file.`,
});
