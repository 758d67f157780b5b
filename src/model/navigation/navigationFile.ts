import type { NavigationNode } from './navigation';

/** Address of the file with all sidebars in full. */
export const NAVIGATION_FILE = '/navigation.json';

/** The content of the file: sidebars by id. */
export type NavigationFile = Readonly<Record<string, readonly NavigationNode[]>>;
