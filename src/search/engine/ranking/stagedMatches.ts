import type { Query } from '../query/query';
import { readings, troubleReadings, type Reading, type Unit } from '../query/readings';
import { pageFit, type PageFit } from './pageFit';
import type { MatchOptions, Match, SearchIndex } from './searchIndex';

/** The next stage runs only if the stages before it found fewer matches than this. */
const ENOUGH = 5;
// The weight of a kind of error, compared with the other words of a message.
const ERROR_KIND = 2;

/** A match, with whether it matches all words of the query, typing errors included. */
interface StagedMatch extends Match {
  readonly whole: boolean;
}

/** The matches for a query, best first. */
interface Staged {
  readonly matches: readonly StagedMatch[];
  /** Words of the query that no record contains, accepted or not, even mistyped; none if all of its words are found together. */
  readonly missing: readonly string[];
}

/** A word of the query with its matches, typing errors included. */
interface FoundWord {
  readonly unit: Unit;
  readonly matches: readonly Match[];
}

type Ranked = (matches: readonly Match[], fit: PageFit) => Match[];

/** A way of finding matches, and whether these match all words of the query. */
interface Stage {
  readonly whole: boolean;
  readonly find: () => readonly Match[];
}

/**
 * Finds the matches for a query in stages, best first: all words as written, all words with typing errors, some of the
 * words. Each stage is ranked on its own, so that its matches never come before those of a stricter one.
 */
export function stagedMatches(
  query: Query,
  index: SearchIndex,
  accepts: MatchOptions['accepts'],
  rank: Ranked,
): Staged {
  if (query.parts.length === 0) return { matches: [], missing: [] };
  const ways = readings(query, index.vocabulary);
  // An unknown word before others either begins known ones or is mistyped: which of the two is a guess.
  const guessed = (unit: Unit) => {
    const begins = !unit.part.open && index.vocabulary.hasBeginning(unit.part.words[0] ?? '');
    return begins ? typosIn(unit, false, index) : 0;
  };
  const exact = { typos: guessed, titlesOnly: query.brief, accepts };
  const { units } = ways[0]!;
  const lenient = { ...exact, typos: (unit: Unit) => typosIn(unit, units.length === 1, index) };
  const strict = { ...exact, typos: (unit: Unit) => typosIn(unit, false, index) };
  const find = (unit: Unit, options: MatchOptions) =>
    index.find({ units: [unit], weight: 1 }, options);
  const words = units.map((unit) => ({ unit, matches: find(unit, strict) }));
  const stages: readonly Stage[] = [
    { whole: true, find: () => written(query, ways, index, exact) },
    { whole: true, find: () => merged(ways.map((way) => index.find(way, lenient))) },
    { whole: false, find: () => (query.parts.length > 1 ? someWords(words) : []) },
  ];
  const fit = pageFit(
    words.map(({ matches }) => matches),
    index.pages,
  );
  const matches = untilEnough(stages, (found) => rank(found, fit));
  // Whole ones come first.
  const anywhere = { ...strict, accepts: () => true };
  const isMissing = ({ unit, matches }: FoundWord) =>
    matches.length === 0 && find(unit, anywhere).length === 0;
  const missing = matches[0]?.whole === false ? words.filter(isMissing) : [];
  return { matches, missing: missing.flatMap(({ unit }) => unit.part.words) };
}

/**
 * The matches of all words as written. A described problem also matches by its subject if later stages, which would find it so,
 * will not run.
 */
function written(
  query: Query,
  ways: readonly Reading[],
  index: SearchIndex,
  exact: MatchOptions,
): readonly Match[] {
  const find = (way: Reading) => index.find(way, exact);
  const all = merged(ways.map(find));
  return all.length < ENOUGH ? all : merged([all, ...troubleReadings(query, ways).map(find)]);
}

/** The matches of the first stages that together find enough, each ranked after those of the stages before. */
function untilEnough(
  stages: readonly Stage[],
  rank: (matches: readonly Match[]) => Match[],
): StagedMatch[] {
  const found = new Map<number, StagedMatch>();
  for (const { whole, find } of stages) {
    const others = find().filter(({ id }) => !found.has(id));
    for (const match of rank(others)) found.set(match.id, { ...match, whole });
    if (found.size >= ENOUGH) break;
  }
  return [...found.values()];
}

/**
 * The number of typing errors allowed in a part. Among several words, only those that occur nowhere may be mistyped: a
 * known word is what the reader means, even if it never occurs together with the others. A single word may always be.
 */
function typosIn(unit: Unit, alone: boolean, { vocabulary }: SearchIndex): number {
  const [word = '', ...more] = unit.part.words;
  if (more.length > 0 || word.length < 4 || /\d/.test(word)) return 0;
  if (!alone && vocabulary.family(word).length > 0) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Merges the matches of several readings, keeping the best score of each record. */
function merged(lists: readonly (readonly Match[])[]): readonly Match[] {
  if (lists.length === 1) return lists[0]!;
  const best = new Map<number, Match>();
  for (const match of lists.flat()) {
    const known = best.get(match.id);
    if (!known) best.set(match.id, match);
    else {
      const score = Math.max(known.score, match.score);
      best.set(match.id, { ...match, score, terms: [...known.terms, ...match.terms] });
    }
  }
  return [...best.values()];
}

/**
 * Records with some of the words; the fewer they contain, the lower their score. Records with less than half of the words
 * that occur anywhere are kept only if there are no others.
 */
function someWords(words: readonly FoundWord[]): Match[] {
  const lists = words
    .filter(({ matches }) => matches.length > 0)
    .filter(({ unit: { part } }) => !part.open || (part.words[0]?.length ?? 0) > 2)
    .map(({ unit, matches }) => {
      const worth = unit.part.error ? ERROR_KIND : 1;
      return matches.map((match) => ({ ...match, worth }));
    });
  const most = lists.reduce((sum, list) => sum + list[0]!.worth, 0);
  const sums = new Map<number, { score: number; terms: string[]; count: number; worth: number }>();
  for (const { id, score, terms, worth } of lists.flat()) {
    const sum = sums.get(id) ?? { score: 0, terms: [], count: 0, worth: 0 };
    sums.set(id, sum);
    sum.score += score * worth;
    sum.terms.push(...terms);
    sum.count += 1;
    sum.worth += worth;
  }
  const matches = [...sums].map(([id, { score, terms, count, worth }]) => {
    const share = count / lists.length;
    return { id, score: score * (worth / most) ** 2, terms, share };
  });
  const half = matches.filter(({ share }) => share >= 0.5);
  return half.length > 0 ? half : matches;
}
