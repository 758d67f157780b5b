/**
 * The roles named in a sentence such as "Editor or higher; Admin to set rules."; `roles` are ordered from the highest
 * down. A sentence about any or all roles names all, since dimming too little is better than too much.
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

/** The text after "Role:" in a note, up to the next bold word; undefined if the note has no role. */
export function roleSentence(note: Element): string | undefined {
  const mark = [...note.querySelectorAll('strong')].find((bold) => bold.textContent === 'Role:');
  if (!mark) return undefined;
  let text = '';
  for (let node = mark.nextSibling; node && node.nodeName !== 'STRONG'; node = node.nextSibling)
    text += node.textContent ?? '';
  return text;
}
