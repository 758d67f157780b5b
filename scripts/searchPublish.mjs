// Builds the site from nothing, pushes its records to the hosted search and makes sure that they are there:
// npm run search:publish, or with -- --allow-fewer after more than a fifth of the records were removed on purpose.
import { spawnSync } from 'node:child_process';
import { tellErrors } from './tellErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

function runs(script, variables) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

await tellErrors(async () => {
  const unknown = process.argv.slice(2).filter((option) => option !== '--allow-fewer');
  if (unknown.length > 0) {
    throw new Error(`There is no option ${unknown.join(', ')}. The only one is --allow-fewer.`);
  }
  const { algoliaPublish } = requireTypeScript('src/build/search/algoliaPublish.ts');
  const { siteConfig } = requireTypeScript('site.config.ts');
  const sentence = await algoliaPublish({
    env: process.env,
    search: siteConfig.search,
    allowFewer: process.argv.includes('--allow-fewer'),
    // Cleaned first: the plugin trusts what an earlier build noted as pushed more than what the server has.
    build: (variables) => runs('clean', variables) && runs('build', variables),
  });
  console.log(sentence);
});
