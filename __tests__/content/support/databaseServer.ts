import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemProgram } from '../../../scripts/systemProgram.mjs';

/** A database in a temporary folder, reached through a socket in the same folder. */
export interface DatabaseServer {
  /** Runs statements in order; returns their output, or throws the server's error. */
  run(sql: string): string;
  stop(): Promise<void>;
}

const [initdb, postgres, psql] = ['initdb', 'postgres', 'psql'].map((name) => systemProgram(name));
const [mariadbd, installDb] = ['mariadbd', 'mariadb-install-db'].map((name) => systemProgram(name));

export const hasPostgres = Boolean(initdb && postgres && psql);
export const hasMariadb = Boolean(mariadbd && installDb);

/** Servers refuse to run as root, so they run as the user that their package created. */
function runAs(user: string): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8').match(
    new RegExp(`^${user}:x:(\\d+):(\\d+)`, 'm'),
  );
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : {};
}

function checked(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { input?: string } = {},
) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${String(stderr)}${error?.message ?? ''}`.trim());
  return String(stdout);
}

async function ready(ask: () => unknown): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      ask();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function started(
  folder: string,
  child: ChildProcess,
  run: DatabaseServer['run'],
): Promise<DatabaseServer> {
  await ready(() => run('select 1;'));
  return {
    run,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function folderFor(user: Pick<SpawnOptions, 'uid' | 'gid'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'learn-sql-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  return folder;
}

export async function startPostgres(): Promise<DatabaseServer> {
  const user = runAs('postgres');
  const folder = folderFor(user);
  const data = join(folder, 'data');
  checked(initdb!, ['-D', data, '-U', 'owner', '-A', 'trust', '--no-sync'], {
    ...user,
    cwd: folder,
  });
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const child = spawn(postgres!, options, { ...user, cwd: folder, stdio: 'ignore' });
  const ask = ['-X', '-q', '-t', '-A', '-v', 'ON_ERROR_STOP=1', '-h', folder, '-U', 'owner'];
  return started(folder, child, (input) => checked(psql!, [...ask, 'postgres'], { input }));
}

export async function startMariadb(): Promise<DatabaseServer> {
  const user = runAs('mysql');
  const folder = folderFor(user);
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  checked(
    installDb!,
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    { ...user, cwd: folder },
  );
  const options = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'];
  const child = spawn(mariadbd!, options, { ...user, cwd: folder, stdio: 'ignore' });
  const ask = ['--no-defaults', `--socket=${socket}`, '-u', 'root', '--batch', '-N'];
  return started(folder, child, (input) => checked('mariadb', ask, { input }));
}
