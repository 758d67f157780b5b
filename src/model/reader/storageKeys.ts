/** Every key that the site stores in the reader's browser. */
export const storageKeys = {
  /** The colour mode that the reader chose: `light` or `dark`. */
  theme: 'theme',
  /** The last announcement that the reader saw. */
  announcementId: 'announcement.id',
  /** Whether the reader closed it: `true` or `false`. */
  announcementDismissed: 'announcement.dismiss',
  /** The docs version that the reader chose, for each set of docs. */
  docsPreferredVersion: (docs: string) => `docs-preferred-version-${docs}`,
  /** `off` if the reader disabled the single-key shortcuts. */
  singleKeyShortcuts: 'single-key-shortcuts',
  /** The page that was reloaded because it could not be loaded; kept for the session. */
  reloaded: 'reloaded',
  /** When the reader was redirected to the right spelling of a page's address; kept for the session. */
  ledTo: (path: string) => `led-to-${path}`,
  /** Scroll position of each history entry; kept for the session. */
  places: 'places',
  /** The reader's display settings: names from `readingChoices`, separated by spaces. */
  reading: 'reading',
  /** The role for which the reader views permissions. */
  role: 'role',
  /** The chosen tab of a group of tabs. */
  tab: (group: string) => `tab-${group}`,
  /** The newest changelog entry at the reader's last visits to the changelog. */
  changelogVisit: 'changelog-visit',
  /** The results that the reader opened last. */
  recentSearches: 'recent-searches',
  /** The results that the reader starred. */
  favouriteSearches: 'favourite-searches',
  /** Which steps of which tutorials the reader has ticked. */
  tutorialProgress: 'tutorial-progress',
  /** Feedback on pages given while offline, until it is sent. */
  feedback: 'feedback',
} as const;

/** The site's only set of docs, as `docsPreferredVersion` names it. */
export const DOCS_SET = 'default';
