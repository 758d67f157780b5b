import { resolve } from 'node:path';
import { writeWhole } from '../../writeFile';

const PACKAGE = 'node_modules/@expo-google-fonts/figtree';
/** The machine's fonts supply the letters that ours lacks; `ignore_missing` avoids a warning on machines without fonts. */
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

/** Lets the text library find the site's font. Call it before any text is drawn: the library looks for fonts only once. */
export function provideFonts(): void {
  const file = resolve(FILE);
  if (process.env.FONTCONFIG_FILE === file) return;
  writeWhole(file, CONFIG);
  process.env.FONTCONFIG_FILE = file;
}
