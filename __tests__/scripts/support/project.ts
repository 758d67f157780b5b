import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

// Processes start slowly on a busy machine.
jest.setTimeout(90_000);

type Environment = Readonly<Record<string, string>>;

/** A project in a temporary folder, for running this project's scripts on. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'learn-project-'));

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text = ''): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces a program with lines of shell; `calls` records its arguments. */
  fake(program: string, lines = ''): void {
    this.write(program, `#!/bin/sh\necho "\${0##*/} $*" >> calls\n${lines}\n`);
    chmodSync(join(this.folder, program), 0o755);
  }

  /** Adds a program that does nothing successfully, and is not recorded in `calls`. */
  provide(program: string): void {
    this.write(program, '#!/bin/sh\n');
    chmodSync(join(this.folder, program), 0o755);
  }

  /** The calls of replaced programs, in order. */
  calls(): string[] {
    return this.has('calls') ? this.read('calls').trimEnd().split('\n') : [];
  }

  /** Runs a script of this project, or of the temporary one, to completion. */
  run(script: string, env: Environment = {}, args: readonly string[] = []) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('scripts', script), ...args],
      { ...this.options(env), encoding: 'utf8', timeout: 60_000 },
    );
    return { status, stdout, stderr };
  }

  /** Starts a script that runs until it is stopped, in the project or a folder of it. */
  start(
    script: string,
    env: Environment = {},
    args: readonly string[] = [],
    folder = '',
  ): ChildProcess {
    const options = { ...this.options(env), cwd: join(this.folder, folder) };
    return spawn(process.execPath, [resolve('scripts', script), ...args], options);
  }

  /** Removes a file of the project, or all of it. */
  remove(file = ''): void {
    rmSync(join(this.folder, file), { recursive: true });
  }

  private options(env: Environment) {
    const { PORT: _port, CHROMIUM_PATH: _path, PATH = '', ...rest } = process.env;
    const found = [join(this.folder, 'bin'), PATH].join(delimiter);
    return { cwd: this.folder, env: { ...rest, PATH: found, ...env } };
  }
}
