// Control characters, lone surrogates and two noncharacters: most of them break XML, and with it every feed.
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** What to say of the first character of a text that no reader can see, and the line it stands on; nothing when there is none. */
export function hiddenCharacter(text: string): { line: number; message: string } | undefined {
  const found = HIDDEN.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    line: text.slice(0, found.index).split('\n').length,
    message: `The line has the character U+${code}, which no reader can see. Delete it.`,
  };
}
