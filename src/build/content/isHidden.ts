/**
 * True for a path with a name that begins with a dot: what programs put beside our files, such as the locks of editors, which
 * lead nowhere.
 */
export function isHidden(path: string): boolean {
  return /(?:^|[\\/])\./.test(path);
}
