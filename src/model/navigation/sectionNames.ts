/** Names of the site's sections, by their folder in `content/`. */
export const SECTION_NAMES = {
  docs: 'Docs',
  tutorials: 'Tutorials',
  changelog: 'Changelog',
} as const;
