/** What a rule of remark-lint says on our pages of a line: what is wrong, and what to do; undefined for a rule that nobody knows. */
export function remedy(rule: string, line = ''): string | undefined {
  if (rule === 'heading-style' && /^[\s>]*#/.test(line)) {
    return 'The heading is closed with #. Leave those away that stand behind it.';
  }
  return REMEDIES[rule];
}

/** What `content:fix` mends is told by `textFaults`; only the rest comes here. */
const REMEDIES: Readonly<Record<string, string>> = {
  'final-newline': 'The file does not end with a line break. Add one.',
  'hard-break-spaces': 'More than two spaces end the line. Leave none, and begin a new paragraph.',
  'heading-style': 'The heading is underlined. Write ## in front of it.',
  'list-item-bullet-indent': 'The bullet is indented. Put it at the start of the line.',
  'list-item-indent': 'The item has too many spaces after its marker. Leave one.',
  'no-blockquote-without-marker': 'A line of the quotation has no >. Put one in front of it.',
  'no-duplicate-definitions': 'The reference is defined twice. Keep one of the definitions.',
  'no-duplicate-headings-in-section':
    'Two headings of the section say the same. Reword one of them.',
  'no-emphasis-as-heading': 'Emphasized words stand for a heading. Write ## in front of them.',
  'no-empty-url': 'The link has no address. Write one, or take the link away.',
  'no-heading-content-indent': 'Too many spaces stand after the #. Leave one.',
  'no-heading-punctuation': 'The heading ends with a punctuation mark. Remove it.',
  'no-literal-urls': 'The address stands bare. Write [words](address), or put it in backticks.',
  'no-shell-dollars':
    'Each command begins with $. Take the $ away, so that readers can copy the lines.',
  'no-shortcut-reference-image': 'The picture names no definition. Write ![words][name].',
  'no-shortcut-reference-link':
    'The link names its definition with its words only. Write [words][name].',
  'no-table-indentation': 'The table is indented. Put it at the start of the line.',
  'no-tabs': 'The line holds a tab. Write spaces.',
  'no-unused-definitions': 'No link uses the definition. Take it away.',
  'ordered-list-marker-style': 'The number of the item is not followed by a period. Write one.',
  'rule-style': 'The rule is drawn with something other than three dashes. Write ---.',
  'unordered-list-marker-style':
    'The bullet is not a dash, which would join what it keeps apart. Write one list with dashes, or a sentence between the two.',
};
