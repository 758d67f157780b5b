/**
 * The roles that a sentence such as "Editor or higher; Admin to set rules." names; `roles` come from the highest down. A
 * sentence about any role names all: better no role steps back than one that should not.
 */
export function concernedRoles(sentence: string, roles: readonly string[]): string[] {
  if (/\b(?:any|all)\b/i.test(sentence)) return [...roles];
  return roles.filter((_, index) =>
    roles.some((name, at) => {
      const orHigher = at > index ? ' or higher\\b' : at === index ? '' : undefined;
      return orHigher !== undefined && new RegExp(`\\b${name}s?\\b${orHigher}`).test(sentence);
    }),
  );
}

/** What follows the word "Role:" in a note, up to its next word in bold. */
export function roleSentence(note: Element): string | undefined {
  const mark = [...note.querySelectorAll('strong')].find((bold) => bold.textContent === 'Role:');
  if (!mark) return undefined;
  let text = '';
  for (let node = mark.nextSibling; node && node.nodeName !== 'STRONG'; node = node.nextSibling)
    text += node.textContent ?? '';
  return text;
}
