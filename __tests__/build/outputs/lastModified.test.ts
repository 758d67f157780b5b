/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { lastModified } from '../../../src/build/outputs/lastModified';
import { inTemporaryProject, write } from '../support/project';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<{ spawnSync: typeof spawnSync }>('node:child_process');
  return { ...actual, spawnSync: jest.fn(actual.spawnSync) };
});

inTemporaryProject();

const RUNS = 'content/docs/runs.mdx';
const UMLAUT = 'content/docs/Größe und Maß.mdx';
const NEW = 'content/docs/new.mdx';

const git = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stderr } = spawnSync('git', args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(stderr);
};

const commit = (day: string) => {
  git(['add', '.']);
  const author = ['-c', 'user.name=An author', '-c', 'user.email=author@example.com'];
  git([...author, 'commit', '-qm', 'Change'], { GIT_COMMITTER_DATE: `${day}T12:00:00Z` });
};

const days = () => {
  const modified = lastModified();
  return [RUNS, UMLAUT, NEW].map((file) => modified(file));
};

beforeAll(() => {
  write(RUNS, 'One');
  write(UMLAUT, 'One');
});

test('without a history, no day is known', () => {
  expect(days()).toEqual([undefined, undefined, undefined]);
});

describe('with a history', () => {
  beforeAll(() => {
    git(['init', '-q']);
    commit('2025-01-02');
    write(UMLAUT, 'Two');
    commit('2025-03-04');
    write(NEW, 'Not yet in the history');
  });

  test('committed files have the day of their last change, whatever their names', () => {
    expect(days()).toEqual(['2025-01-02', '2025-03-04', undefined]);
  });

  test('a page made from several files has the day of the one that was changed last', () => {
    expect(lastModified()(UMLAUT, RUNS)).toBe('2025-03-04');
    expect(lastModified()(RUNS, NEW)).toBe('2025-01-02');
  });

  test('the files of the contract count as one source', () => {
    write('openapi/paths/runs.yaml', 'One');
    commit('2025-05-06');
    write('openapi/paths/users.yaml', 'One');
    commit('2025-07-08');

    expect(lastModified()(RUNS, 'openapi')).toBe('2025-07-08');
  });

  test('days are also known for a project in a subfolder of its repository', () => {
    mkdirSync('site');
    process.chdir('site');
    write(RUNS, 'One');
    commit('2025-09-10');
    const found = days();
    process.chdir('..');

    expect(found).toEqual(['2025-09-10', undefined, undefined]);
  });

  test('without git, no day is known', () => {
    const missing = { stdout: null, error: new Error('spawn git ENOENT') };
    jest.mocked(spawnSync as () => unknown).mockReturnValueOnce(missing);
    expect(days()).toEqual([undefined, undefined, undefined]);
  });

  test('with a shallow history, no day is known, since it would be wrong', () => {
    const home = process.cwd();
    git(['clone', '-q', '--depth', '1', `file://${home}`, 'shallow']);
    process.chdir('shallow');
    const found = days();
    process.chdir(home);
    rmSync('shallow', { recursive: true });
    expect(found).toEqual([undefined, undefined, undefined]);
  });
});
