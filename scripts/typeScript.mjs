// Lets a script use this project's TypeScript, which is compiled when it is required.
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const options = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

/** The exports of a TypeScript file, given by its path from the root of the project. */
export function requireTypeScript(file) {
  const require = createRequire(new URL('../package.json', import.meta.url));
  require.extensions['.ts'] = (module, filename) => {
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    module._compile(code, filename);
  };
  return require(`./${file}`);
}
