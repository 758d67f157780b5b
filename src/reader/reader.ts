import { copyLinks } from './copyLinks';

/**
 * What readers can do with a page besides reading it. It is fetched once, when the first page is at rest, and works on
 * what the build wrote into the pages by listening at the document; what is larger than a few lines is fetched on use.
 */
export function startReader(): void {
  copyLinks();
}
