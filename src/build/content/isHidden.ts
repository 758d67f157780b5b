/**
 * Whether a name in a path starts with a dot, as in files that programs create next to ours, such as the lock files of editors,
 * which are broken symlinks.
 */
export function isHidden(path: string): boolean {
  return /(?:^|[\\/])\./.test(path);
}
