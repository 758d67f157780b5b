import { serveFolder, type LocalServer } from './staticServer';

type Change = (text: string, path: string) => string;

/** The built site on a server whose files can change from release to release. */
export interface Releases extends LocalServer {
  /** Changes the content of files from now on. */
  change(next: Change): void;
  /** Removes the files at these addresses from now on. */
  lose(gone: (path: string) => boolean): void;
  /** Deploys a release in which files have other content, and the worker is another one, too. */
  release(next: Change): void;
  /** Deploys a release with other code: its pages refer to it by new names, and the older code is gone. */
  rebuild(): void;
}

const BUILD = /(webpackCompilationHash"?[:=]")[0-9a-f]+/g;
/** Each release has a policy for its own scripts. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** How files of a later build differ. */
export const laterBuild: Change = (text) => text.replace(BUILD, '$1abcdef').replace(POLICY, '');

/** Serves the built release until another one is deployed. */
export async function serveReleases(): Promise<Releases> {
  let change: Change = (text) => text;
  let place = (path: string): string | undefined => path;
  const server = await serveFolder('public', {
    change: (text, path) => change(text, path),
    place: (path) => place(path),
  });
  const release = (next: Change) => {
    change = (text, path) => next(text, path) + (path === '/sw.js' ? '//' : '');
  };
  return {
    ...server,
    change: (next) => void (change = next),
    lose: (gone) => void (place = (path) => (gone(path) ? undefined : path)),
    release,
    rebuild() {
      release((text, path) => laterBuild(text, path).replaceAll('assets/', 'assets/later/'));
      place = (path) => {
        const [, name] = /^\/assets\/(?:later\/)?(.*)/.exec(path) ?? [];
        if (name === undefined) return path;
        return path.startsWith('/assets/later/') ? `/assets/${name}` : undefined;
      };
    },
  };
}
