const ENDS = new Set(['\n', ';', '|', '&', '(', ')']);

/**
 * The commands of a shell script as lists of words, with quotes and continued lines resolved. `$NAME` is replaced with the
 * value that the script assigns to NAME, and kept if there is none.
 *
 * @example shellCommands('for id in 1; do curl -d "{}" \\\n  $HOST; done') // => […, ['curl', '-d', '{}', '$HOST'], …]
 */
export function shellCommands(script: string): string[][] {
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | undefined;
  const endWord = () => {
    // These words precede a command.
    if (word !== undefined && !/^(?:do|then|else|!)$/.test(word)) words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  for (let at = 0; at < script.length; at += 1) {
    const letter = script[at]!;
    if (letter === '\\') {
      at += 1;
      if (script[at] !== '\n') word = (word ?? '') + (script[at] ?? '');
    } else if (letter === "'" || letter === '"') {
      const end = endOfQuote(script, at);
      word = (word ?? '') + script.slice(at + 1, end);
      at = end;
    } else if (letter === '#' && word === undefined) {
      at = endOfLine(script, at) - 1;
    } else if (ENDS.has(letter)) {
      // A command substitution: the outer command ends here for our purposes.
      endCommand();
    } else if (/\s/.test(letter)) {
      endWord();
    } else {
      word = (word ?? '') + letter;
    }
  }
  endCommand();
  return withVariables(commands);
}

function endOfQuote(script: string, start: number): number {
  for (let at = start + 1; at < script.length; at += 1) {
    if (script[at] === script[start]) return at;
    if (script[at] === '\\' && script[start] === '"') at += 1;
  }
  throw new Error(`A quote is not closed: ${script.slice(start, start + 40)}`);
}

function endOfLine(script: string, start: number): number {
  const end = script.indexOf('\n', start);
  return end === -1 ? script.length : end;
}

function withVariables(commands: readonly string[][]): string[][] {
  const values = new Map<string, string>();
  return commands.map((words) => {
    const [, name, value] = (words.length === 1 && /^(\w+)=(.*)$/s.exec(words[0]!)) || [];
    if (name !== undefined && value !== undefined && value !== '$') values.set(name, value);
    return words.map((word) =>
      word.replace(/\$(\w+)/g, (written, named: string) => values.get(named) ?? written),
    );
  });
}
