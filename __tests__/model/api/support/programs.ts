import { spawnSync } from 'node:child_process';

/** A test that needs a program of the system, and is skipped where there is none. */
export function testWith(program: string): jest.It {
  return spawnSync(program, ['--version']).status === 0 ? test : test.skip;
}

/** What a program writes when it is given a text to read. */
export function output(program: string, args: readonly string[], input = ''): string {
  const { stdout, stderr, status } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}
