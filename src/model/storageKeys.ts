/** Every key that the site keeps in the reader's browser. */
export const storageKeys = {
  /** The colour mode that the reader chose: `light` or `dark`. */
  theme: 'theme',
  /** The announcement that the reader saw last. */
  announcementId: 'announcement.id',
  /** Whether the reader closed it: `true` or `false`. */
  announcementDismissed: 'announcement.dismiss',
  /** The docs version that the reader chose, for each set of docs. */
  docsPreferredVersion: (docs: string) => `docs-preferred-version-${docs}`,
  /** `off` when the reader switched off the single-key shortcuts. */
  singleKeyShortcuts: 'single-key-shortcuts',
  /** The page that was opened anew because it could not be loaded; kept for the session. */
  reloaded: 'reloaded',
  /** When the reader was led to a page by the right spelling of its address; kept for the session. */
  ledTo: (path: string) => `led-to-${path}`,
  /** How far down each entry of the history was read; kept for the session. */
  places: 'places',
  /** What the reader chose for reading: names of `readingChoices`, parted by spaces. */
  reading: 'reading',
  /** The role that the reader looks at permissions for. */
  role: 'role',
  /** The chosen tab of a group of tabs. */
  tab: (group: string) => `tab-${group}`,
  /** The newest entry of the changelog at the reader's last visits to it. */
  changelogVisit: 'changelog-visit',
  /** The results that the reader opened last. */
  recentSearches: 'recent-searches',
  /** The results that the reader marked with a star. */
  favouriteSearches: 'favourite-searches',
  /** Which steps of which tutorials the reader ticked. */
  tutorialProgress: 'tutorial-progress',
  /** What the reader said of pages while there was no line, until it is sent. */
  feedback: 'feedback',
} as const;

/** The set of docs of this site, as `docsPreferredVersion` names it. */
export const DOCS_SET = 'default';
