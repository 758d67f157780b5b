export { ChangelogFilter } from './ChangelogFilter';
export { copyLinks } from './copyLinks';
export { newestBefore, rememberVisit } from './lastVisit';
