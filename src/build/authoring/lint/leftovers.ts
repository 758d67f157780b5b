import type { LiteralLine } from './literalLines';

/** Problems with failed Markdown syntax, other than links, that readers would see in a line. */
export function leftovers(line: LiteralLine): string[] {
  return [
    ...listMarks(line),
    ...asterisks(line),
    ...backticks(line),
    ...shortcodes(line),
    ...notes(line),
  ];
}

/** Marks of headings and lists without the normal space after them, and marks of word processors. */
function listMarks({ start }: LiteralLine): string[] {
  const [, hard] = /^(#{2,6}|[-*+]|\d+[.)])\u00A0/.exec(start) ?? [];
  if (hard !== undefined) {
    const kind = hard.startsWith('#') ? 'heading' : 'list item';
    return [`A no-break space follows ${hard}, so the line is not a ${kind}. Use a normal space.`];
  }
  const [, tight] = /^(-(?=[\p{L}*`[])|\d+[.)](?=[\p{Lu}*`[]))/u.exec(start) ?? [];
  if (tight !== undefined) {
    return [`There is no space after ${tight}, so the line is not a list item. Add one.`];
  }
  const [foreign] = /^(?:[•‣▪◦●–]|--)(?=\s)/.exec(start) ?? [];
  return foreign === undefined
    ? []
    : [`${foreign} does not make a list item. Begin the line with - and a space.`];
}

function asterisks({ text, source }: LiteralLine): string[] {
  if (/(?<![\\*])\*\*(?!\*)/.test(text)) {
    return [
      'The two asterisks make nothing bold here. Write **words** with spaces or punctuation around the asterisks and no spaces inside, or put asterisks in backticks.',
    ];
  }
  const isLeftOver = [...text.matchAll(/(?<![\\*])\*+/g)].some(
    ({ 0: { length }, index }) =>
      /\S/.test(source.charAt(index - 1)) || /\S/.test(source.charAt(index + length)),
  );
  return isLeftOver
    ? [
        'Readers see an asterisk here. Write as many of them after the bold words as before, or \\* for a literal one.',
      ]
    : [];
}

function backticks({ text }: LiteralLine): string[] {
  return /(?<![\\`])`{1,2}(?!`)/.test(text)
    ? [
        'The backtick is never closed. Add one at the end of the code, or write \\` for a literal backtick.',
      ]
    : [];
}

/** Words that authors leave where a text is still missing. */
function notes({ text }: LiteralLine): string[] {
  const [note] = /\b(?:TODO|TBD|FIXME|XXX|[Ll]orem ipsum)\b/.exec(text) ?? [];
  return note === undefined
    ? []
    : [
        `${note} stands for text that is still to be written. Write it, or put the word in backticks.`,
      ];
}

/** Names of emoji as chat programs know them. */
function shortcodes({ text }: LiteralLine): string[] {
  const [code] = /(?<![\w:\\]):[a-z]+(?:_[a-z]+)*:(?![\w:])/.exec(text) ?? [];
  return code === undefined
    ? []
    : [`${code} does not make an emoji. Write the emoji itself or a word, or put it in backticks.`];
}
