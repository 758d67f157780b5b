import type { NavigationNode } from './navigation';

/** Address of the file that holds all sidebars, whole. */
export const NAVIGATION_FILE = '/navigation.json';

/** What the file holds: sidebars by id. */
export type NavigationFile = Readonly<Record<string, readonly NavigationNode[]>>;
