const TAG =
  /\{#[\s\S]*?#\}|\{\{(?:(?!\{\{|\{%|%\})[\s\S])*?\}\}|\{%-?\s*(\w+)(?:(?!\{\{|\{%)[\s\S])*?%\}|\{\{|\}\}|\{%|%\}/g;

/** Why a template is malformed: an unmatched bracket, or a block without an end. */
export function jinjaFault(template: string): string | undefined {
  const open: string[] = [];
  for (const [text, word = ''] of template.matchAll(TAG)) {
    if (/^(?:\{\{|\{%)$/.test(text)) return `"${text}" is not closed`;
    if (/^(?:\}\}|%\})$/.test(text)) return `"${text}" closes nothing`;
    if (word === 'if' || word === 'for') open.push(word);
    if (/^el/.test(word) && open.length === 0) return `"${word}" is outside "if" and "for"`;
    if (word.startsWith('end') && open.pop() !== word.slice(3)) {
      return `"${word}" closes no "${word.slice(3)}"`;
    }
  }
  const left = open.pop();
  return left && `"${left}" has no "end${left}"`;
}
