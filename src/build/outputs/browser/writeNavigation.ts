import { join } from 'node:path';
import type { NavigationNode } from '../../../model/navigation/navigation';
import { NAVIGATION_FILE } from '../../../model/navigation/navigationFile';
import { writeFile } from '../../writeFile';

/** Writes all sidebars to one file that the browser fetches when a reader first unfolds a category. */
export function writeNavigation(
  sidebars: Readonly<Record<string, readonly NavigationNode[]>>,
): void {
  writeFile(join('public', NAVIGATION_FILE), JSON.stringify(sidebars));
}
