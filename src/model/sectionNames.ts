/** Names of the parts of the site, by the folder of `content/` that each is made from. */
export const SECTION_NAMES = {
  docs: 'Docs',
  tutorials: 'Tutorials',
  changelog: 'Changelog',
} as const;
