// Builds the site from scratch, pushes its records to the hosted search and checks that they arrived: npm run search:publish,
// or with -- --allow-fewer after removing more than a fifth of the records on purpose.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadEnvironment } from './environment.mjs';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

/** Runs an npm script. Not `spawnSync`: while that blocks, the server may close connections that would then be reused. */
async function runs(script, variables) {
  const command = spawn('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
    shell: process.platform === 'win32',
  });
  const [code] = await once(command, 'close');
  return code === 0;
}

await reportErrors(async () => {
  const unknown = process.argv.slice(2).filter((option) => option !== '--allow-fewer');
  if (unknown.length > 0) {
    throw new Error(`There is no option ${unknown.join(', ')}. The only one is --allow-fewer.`);
  }
  loadEnvironment('production');
  const { algoliaPublish } = requireTypeScript('src/build/search/algoliaPublish.ts');
  const { siteConfig } = requireTypeScript('site.config.ts');
  const sentence = await algoliaPublish({
    env: process.env,
    search: siteConfig.search,
    allowFewer: process.argv.includes('--allow-fewer'),
    // Cleaned first: the plugin relies on its own record of earlier pushes rather than on what the server has.
    build: async (variables) => (await runs('clean', variables)) && runs('build', variables),
  });
  console.log(sentence);
});
