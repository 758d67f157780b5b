import { spawnSync } from 'node:child_process';

/** A test that needs a system program, skipped if it is not installed. */
export function testWith(program: string): jest.It {
  return spawnSync(program, ['--version']).status === 0 ? test : test.skip;
}

/** Runs a program with the given text as its input and returns its output. */
export function output(program: string, args: readonly string[], input = ''): string {
  const { stdout, stderr, status } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}
