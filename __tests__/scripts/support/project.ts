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

type Environment = Readonly<Record<string, string>>;

const scripts = resolve('scripts');

/** A project in a temporary folder, whose scripts are those of this one. */
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

  /** Puts a shell script in the place of a program; what it was called with is told by `calls`. */
  fake(program: string, lines = '', folder = 'bin'): void {
    const file = join(folder, program);
    this.write(file, `#!/bin/sh\necho "${program} $*" >> calls\n${lines}\n`);
    chmodSync(join(this.folder, file), 0o755);
  }

  /** The calls of fake programs, in order. */
  calls(): string[] {
    return this.has('calls') ? this.read('calls').trimEnd().split('\n') : [];
  }

  /** Runs a script to its end. */
  run(script: string, env: Environment = {}, args: readonly string[] = []) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(scripts, script), ...args],
      { cwd: this.folder, env: this.environment(env), encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  }

  /** Starts a script that runs until it is stopped. */
  start(script: string, env: Environment = {}): ChildProcess {
    return spawn(process.execPath, [join(scripts, script)], {
      cwd: this.folder,
      env: this.environment(env),
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private environment(env: Environment): NodeJS.ProcessEnv {
    const { PORT: _unset, CHROMIUM_PATH: _absent, PATH = '', ...rest } = process.env;
    return { ...rest, PATH: [join(this.folder, 'bin'), PATH].join(delimiter), ...env };
  }
}
