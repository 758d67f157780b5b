import { Project } from './project';

const PASSING = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 };

/** A project whose checks are fake programs that pass and record how they were called. */
export class FakeRings extends Project {
  constructor() {
    super();
    ['prettier', 'eslint', 'cspell', 'tsc'].forEach((name) =>
      this.fake(`node_modules/.bin/${name}`),
    );
    this.fake('bin/npm');
    this.write('src/gatsby-types.d.ts', 'types');
    // Nothing is installed on the machine that runs the tests, and nothing depends on what it has.
    const installed = ['python3', 'Rscript', 'initdb', 'mariadbd', 'nginx', 'apt-get'];
    installed.forEach((name) => this.provide(`bin/${name}`));
    this.jestPrints({});
  }

  /** Makes the fake Jest write these results to its output file and exit with a status. */
  jestPrints(
    results: Partial<typeof PASSING> & { numRuntimeErrorTestSuites?: number },
    status = 0,
  ) {
    const json = JSON.stringify({ numRuntimeErrorTestSuites: 0, ...PASSING, ...results });
    this.fake(
      'node_modules/.bin/jest',
      `for option; do case $option in --outputFile=*) echo '${json}' > "\${option#*=}";; esac; done; exit ${status}`,
    );
  }

  /** The programs that ran, without Jest's options for output. */
  programs(): string[] {
    return this.calls().map((call) => call.replace(/ --json.*/, ''));
  }

  /** Runs rings and returns the status and the printed lines. */
  rings(...names: string[]) {
    const env = { NODE_OPTIONS: withModules(this, BROTLI) };
    const { status, stdout } = this.run('test.mjs', env, names);
    const lines = stdout.trimEnd().split('\n');
    // The duration of a ring varies.
    return { status, lines: lines.map((line) => line.replace(/\(\d+ s\)/, '(… s)')) };
  }
}

export const BROTLI = '50-mod-http-brotli-static.conf';

/**
 * An option for Node that makes the script find these nginx modules, whatever the machine has, and those that a fake program
 * adds to the file `modules` of the project.
 */
export function withModules(project: Project, ...modules: string[]): string {
  project.write('modules', modules.join('\n'));
  project.write(
    'modules.mjs',
    `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const folder = '/etc/nginx/modules-enabled';
    const { existsSync, readFileSync, readdirSync } = fs;
    fs.existsSync = (path) => path === folder || existsSync(path);
    fs.readdirSync = (path, ...rest) =>
      path === folder ? readFileSync('modules', 'utf8').split('\\n') : readdirSync(path, ...rest);
    syncBuiltinESMExports();`,
  );
  return `--import=${project.folder}/modules.mjs`;
}
