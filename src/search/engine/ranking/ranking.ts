import { editDistance } from '../../../model/nearest';
import type { SearchRecord } from '../../../model/search/searchRecord';
import { worthFor } from '../query/intent';
import type { Query } from '../query/query';
import { isRemedy, saysTrouble } from '../query/trouble';
import type { Vocabulary } from '../words/vocabulary';
import { askedWords, likeness, MISTYPED } from './likeness';
import type { PageFit } from './pageFit';
import type { Match } from './searchIndex';
import { telling, wholeName } from './wording';

// Only this many of the best matches, and those whose name is the query, are compared word by word.
const COMPARED = 60;
// The bonus for a record on the page that fits the query best.
const PAGE = 3;
// The factors for a section about problems and for news, if the query describes a problem.
const REMEDY = 2;
const NEWS = 0.5;

/**
 * Sorts the matches, best first. Among the best, those whose name is or starts with the query move up, and so do those
 * whose text contains its words in a row.
 */
export function ranked(
  matches: readonly Match[],
  fit: PageFit,
  query: Query,
  records: readonly SearchRecord[],
  vocabulary: Vocabulary,
): Match[] {
  const trouble = saysTrouble(query.words);
  const sorted = matches
    .map((match) => {
      const record = records[match.id]!;
      const worth = worthFor(query.intent, record) * (trouble ? remedyWorth(record) : 1);
      return { ...match, score: match.score * worth * (1 + PAGE * fit(match)) };
    })
    .sort(better);
  const asked = askedWords(query, vocabulary);
  const stems = asked.map(({ stemmed }) => stemmed);
  const typed = stems.join(' ');
  const told = telling(stems).join(' ');
  const letters = query.words.join(' ');
  const mistyped = asked.some(({ unknown }) => unknown);
  const isCalledSo = ({ id }: Match) => {
    const { written, stemmed, keywords } = wholeName(records[id]!);
    return (
      stemmed === typed || keywords.includes(told) || (mistyped && differLittle(written, letters))
    );
  };
  const head = [...sorted.slice(0, COMPARED), ...sorted.slice(COMPARED).filter(isCalledSo)];
  const compared = new Set(head);
  const liked = head.map((match) => {
    return { ...match, score: match.score * likeness(asked, query.code, records[match.id]!) };
  });
  return [...liked.sort(better), ...sorted.filter((match) => !compared.has(match))];
}

function remedyWorth(record: SearchRecord): number {
  if (isRemedy(record)) return REMEDY;
  return record.docusaurus_tag === 'changelog' ? NEWS : 1;
}

/** Whether two names differ only by a typing error. */
function differLittle(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= MISTYPED && editDistance(a, b) <= MISTYPED;
}

function better(a: Match, b: Match): number {
  return b.score - a.score || a.id - b.id;
}
