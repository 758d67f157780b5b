import { changelog } from './changelog';
import { docs } from './docs';
import { ownSidebars } from './ownSidebars';
import type { Section } from './section';

/** Every part of the site that is made from content. */
export const sections: readonly Section[] = [docs, ...ownSidebars, changelog];
