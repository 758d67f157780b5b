/** Our message for a rule of remark-lint: what is wrong with the line and what to do. Undefined for an unknown rule. */
export function remedy(rule: string, line = ''): string | undefined {
  if (rule === 'heading-style' && /^[\s>]*#/.test(line)) {
    return 'The heading ends with #. Remove the # signs at its end.';
  }
  const [, number] = /(\d+)\)/.exec(line) ?? [];
  if (rule === 'ordered-list-marker-style' && number !== undefined) {
    return `The number of the item is followed by a parenthesis. Write it with a period, ${number}. instead of ${number}).`;
  }
  return REMEDIES[rule];
}

/** Only for what `content:fix` cannot fix; `textFaults` reports the rest. */
const REMEDIES: Readonly<Record<string, string>> = {
  'final-newline': 'The file does not end with a line break. Add one.',
  'hard-break-spaces':
    'The line ends with more than two spaces. Remove them, and start a new paragraph.',
  'heading-style': 'The heading is underlined. Write ## in front of it.',
  'list-item-bullet-indent': 'The bullet is indented. Put it at the start of the line.',
  'list-item-indent': 'The item has too many spaces after its marker. Leave one.',
  'no-blockquote-without-marker': 'A line of the quotation has no >. Add one in front of it.',
  'no-duplicate-definitions': 'The reference is defined twice. Keep one of the definitions.',
  'no-duplicate-headings-in-section':
    'Two headings in the section have the same text. Reword one of them.',
  'no-emphasis-as-heading':
    'Emphasized words are used as a heading. Write ## in front of them instead.',
  'no-heading-content-indent': 'There are too many spaces after the #. Leave one.',
  'no-heading-punctuation': 'The heading ends with a punctuation mark. Remove it.',
  'no-literal-urls': 'The address is not a link. Write [words](address), or put it in backticks.',
  'no-shell-dollars':
    'Each command starts with $. Remove the $, so that readers can copy the lines.',
  'no-shortcut-reference-image': 'The picture does not name its definition. Write ![words][name].',
  'no-shortcut-reference-link':
    'The link names its definition only by its text. Write [words][name].',
  'no-table-indentation': 'The table is indented. Put it at the start of the line.',
  'no-tabs': 'The line contains a tab. Use spaces.',
  'no-unused-definitions': 'No link uses the definition. Remove it.',
  'rule-style': 'The horizontal rule is not written as three dashes. Write ---.',
  'unordered-list-marker-style':
    'The bullet is not a dash, but a dash would join what it keeps apart. Write one list with dashes, or a sentence between the two.',
};
