import { editDistance, nearestWord } from '../model/nearest';

const SHOWN = 10;

/** The sentence after "There is no …": names the choice that was probably meant, or lists those that exist, nearest first. */
export function whichExist(word: string, choices: readonly string[]): string {
  if (choices.length === 0) return 'There are none yet.';
  const meant = nearestWord(word, choices) ?? sameEnd(word, choices) ?? onlyStart(word, choices);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  const nearest = choices
    .map((choice) => ({ choice, distance: editDistance(word, choice) }))
    .sort((a, b) => a.distance - b.distance || a.choice.localeCompare(b.choice, 'en'))
    .slice(0, SHOWN)
    .map(({ choice }) => choice);
  const more = choices.length > SHOWN ? ', …' : '';
  return `Use one of ${nearest.join(', ')}${more}.`;
}

// Finds an id whose folder was forgotten or wrong.
function sameEnd(word: string, choices: readonly string[]): string | undefined {
  const end = `/${word.split('/').at(-1)}`;
  return choices.find((choice) => `/${choice}`.endsWith(end));
}

// Finds a name that was cut short.
function onlyStart(word: string, choices: readonly string[]): string | undefined {
  const start = word.toLowerCase();
  const longer = choices.filter((choice) => choice.toLowerCase().startsWith(start));
  return word.length >= 3 && longer.length === 1 ? longer[0] : undefined;
}
