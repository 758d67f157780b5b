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

// Programs start slowly on a busy machine.
jest.setTimeout(90_000);

type Environment = Readonly<Record<string, string>>;

/** A project in a temporary folder, on which the scripts of this one are run. */
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

  /** Puts lines of shell in the place of a program; `calls` tells what it was called with. */
  fake(program: string, lines = ''): void {
    this.write(program, `#!/bin/sh\necho "\${0##*/} $*" >> calls\n${lines}\n`);
    chmodSync(join(this.folder, program), 0o755);
  }

  /** Puts a program there that does nothing, well, and is not among the calls. */
  provide(program: string): void {
    this.write(program, '#!/bin/sh\n');
    chmodSync(join(this.folder, program), 0o755);
  }

  /** The calls of fake programs, in order. */
  calls(): string[] {
    return this.has('calls') ? this.read('calls').trimEnd().split('\n') : [];
  }

  /** Runs a script of this project, or of the temporary one, to its end. */
  run(script: string, env: Environment = {}, args: readonly string[] = []) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('scripts', script), ...args],
      { ...this.options(env), encoding: 'utf8', timeout: 60_000 },
    );
    return { status, stdout, stderr };
  }

  /** Starts a script that goes on until it is stopped. */
  start(script: string, env: Environment = {}): ChildProcess {
    return spawn(process.execPath, [resolve('scripts', script)], this.options(env));
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
