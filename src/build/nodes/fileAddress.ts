import { siteConfig } from '../../../site.config';
import { CHANGELOG } from '../../model/changelog/changelog';
import { contentPath } from '../../model/address/contentPath';
import { pagePath } from './pagePath';
import { placeOf } from './place';

/** The address that a file below `content/` gets from its name and folder, ignoring any slug in the file. */
export function fileAddress(file: string): string {
  const [, source = '', ...below] = file.split('/');
  const path = below.join('/');
  return source === 'changelog'
    ? contentPath(CHANGELOG.path, path)
    : pagePath(placeOf(source, path, siteConfig.versions));
}
