import { changelog } from './changelog';
import { docs } from './docs';
import type { Section } from './section';
import { tutorials } from './tutorials';

/** Every part of the site that is made from content. */
export const sections: readonly Section[] = [docs, tutorials, changelog];
