import { serveFolder, type LocalServer } from './staticServer';

type Change = (text: string, path: string) => string;

/** The built site on a server whose files change from one release to the next. */
export interface Releases extends LocalServer {
  /** From now on files have another text. */
  change(next: Change): void;
  /** From now on there is nothing at these addresses. */
  lose(gone: (path: string) => boolean): void;
  /** A release follows in which files have another text; its worker is another one, too. */
  release(next: Change): void;
  /** A release of other code follows: its pages know it by its names, and the older code is gone. */
  rebuild(): void;
}

const BUILD = /(webpackCompilationHash"?[:=]")[0-9a-f]+/g;
/** A release has a policy for its own scripts. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** How files differ when they are those of a later build. */
export const laterBuild: Change = (text) => text.replace(BUILD, '$1abcdef').replace(POLICY, '');

/** Serves the release that was built, until another one follows. */
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
