import { Project } from '../../support/project';

const PASSING = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 };

/** A project whose checks are programs that pass and note how they were called. */
export class FakeRings extends Project {
  constructor() {
    super();
    ['prettier', 'eslint', 'cspell', 'tsc'].forEach((name) =>
      this.fake(`node_modules/.bin/${name}`),
    );
    this.fake('bin/npm');
    this.write('src/gatsby-types.d.ts', 'types');
    ['python3', 'Rscript'].forEach((name) => this.provide(`bin/${name}`));
    this.jestPrints({});
  }

  /** Puts results into the file that Jest is asked to write, and ends Jest with a status. */
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

  /** The programs that ran, without what Jest is asked to write. */
  programs(): string[] {
    return this.calls().map((call) => call.replace(/ --json.*/, ''));
  }

  /** Runs rings, and tells the lines that are printed. */
  rings(...names: string[]) {
    const { status, stdout } = this.run('test.mjs', {}, names);
    const lines = stdout.trimEnd().split('\n');
    // The time that a ring took is another each time.
    return { status, lines: lines.map((line) => line.replace(/\(\d+ s\)/, '(… s)')) };
  }
}

export const BROTLI = '50-mod-http-brotli-static.conf';

/** An option for Node: whatever nginx the machine has, the script finds these modules of it. */
export function withModules(project: Project, ...modules: string[]): string {
  project.write(
    'modules.mjs',
    `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const folder = '/etc/nginx/modules-enabled';
    const { existsSync, readdirSync } = fs;
    fs.existsSync = (path) => path === folder || existsSync(path);
    fs.readdirSync = (path, ...rest) =>
      path === folder ? ${JSON.stringify(modules)} : readdirSync(path, ...rest);
    syncBuiltinESMExports();`,
  );
  return `--import=${project.folder}/modules.mjs`;
}
