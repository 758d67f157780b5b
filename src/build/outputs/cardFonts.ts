import { resolve } from 'node:path';
import { writeWhole } from '../writeFile';

const PACKAGE = 'node_modules/@expo-google-fonts/figtree';
/** Of the machine's fonts come the letters that ours has not; where the machine has none, nothing is said about it. */
const CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="cwd">${PACKAGE}/400Regular</dir>
  <dir prefix="cwd">${PACKAGE}/600SemiBold</dir>
  <cachedir>.cache/fonts</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`;
const FILE = '.cache/fonts.conf';

/** Has the library that draws text find the font of the site; it looks for fonts once, when it draws its first text. */
export function provideFonts(): void {
  const file = resolve(FILE);
  if (process.env.FONTCONFIG_FILE === file) return;
  writeWhole(file, CONFIG);
  process.env.FONTCONFIG_FILE = file;
}
