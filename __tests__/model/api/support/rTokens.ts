const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The strings in a piece of R code; throws if brackets or quotes do not match. Works without R. */
export function rTexts(source: string): readonly string[] {
  const texts: string[] = [];
  const open: string[] = [];
  const tokens = source.matchAll(
    /(?<text>"(?:[^"\\\n]|\\.)*")|(?<name>`[^`\\\n]*`)|(?<bracket>[()[\]{}])|(?<quote>["'`\\])/g,
  );
  for (const { groups, index } of tokens) {
    const { text, bracket, quote } = groups ?? {};
    if (quote) throw new Error(`A quote is open at ${source.slice(index, index + 40)}`);
    // R strings have the same escapes as JSON.
    if (text) texts.push(JSON.parse(text) as string);
    if (!bracket) continue;
    if (!(bracket in CLOSES)) open.push(bracket);
    else if (open.pop() !== CLOSES[bracket]) throw new Error(`${bracket} closes nothing`);
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} stays open`);
  return texts;
}
