import { lineAt } from '../../lineAt';

// Control characters, lone surrogates and two noncharacters: most of them break XML, and so every feed.
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** The line of the first invisible character in a text, and a message about it; undefined if there is none. */
export function hiddenCharacter(text: string): { line: number; message: string } | undefined {
  const found = HIDDEN.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    line: lineAt(found.index, text),
    message: `The line contains the invisible character U+${code}. Delete it.`,
  };
}
