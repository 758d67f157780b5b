import { join } from 'node:path';
import { NAVIGATION_FILE, type NavigationFile } from '../../../model/navigation/navigationFile';
import { writeFile } from '../../writeFile';

/** Writes all sidebars to one file that the browser fetches when a reader first unfolds a category. */
export function writeNavigation(sidebars: NavigationFile): void {
  writeFile(join('public', NAVIGATION_FILE), JSON.stringify(sidebars));
}
