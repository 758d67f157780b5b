// "Apps introduction", "Introduction to semantic models", "What is a project?", "AI in Hex".
const FORMS = [
  /^(.+) (?:introduction|overview)$/i,
  /^(?:introduction|intro|guide) to (?:the )?(.+)$/i,
  /^what (?:is|are) (?:an? |the )?(.+)\?$/i,
  /^(.+) in Hex$/,
];

/**
 * What a page introduces, if its title says that it introduces something; nothing for other pages.
 *
 * @example subjectOf('Audit logs overview') // => 'Audit logs'
 */
export function subjectOf(title: string): string | undefined {
  return FORMS.map((form) => form.exec(title)?.[1]).find((subject) => subject !== undefined);
}
