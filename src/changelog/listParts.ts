export { ChangelogFilter } from './ChangelogFilter';
export { newestBefore, rememberVisit } from './lastVisit';
