import { editDistance } from '../../../model/nearest';
import { phraseTerm, synonymTerms } from '../words/phrases';
import { relatives } from '../words/relatives';
import { stem } from '../words/stem';
import type { Vocabulary } from '../words/vocabulary';
import type { Query, QueryPart } from './query';
import { saysTrouble } from './trouble';

/** An index term that matches a part of a query. */
export interface Option {
  readonly term: string;
  readonly weight: number;
  /** Also matches words that start with the term. */
  readonly prefix: boolean;
}

/** A part of a query with all terms that match it. */
export interface Unit {
  readonly part: QueryPart;
  readonly options: readonly Option[];
}

/** One way to understand a query: all of its units must be found. */
export interface Reading {
  readonly units: readonly Unit[];
  readonly weight: number;
  /** A pattern that the result's text must match, where the index cannot check it. */
  readonly pattern?: RegExp;
  /** Only sections about problems are meant. */
  readonly remedies?: boolean;
}

// Weights of another word form, a synonym and a compound spelled differently, relative to the word itself. A single word
// names a feature in any form: "share" is about "sharing".
const FORM = 0.8;
const SYNONYM = 0.5;
const COMPOUND = 0.9;
// The weight of a problem's subject alone, and the most words with which dropping one leaves the subject clear.
const SUBJECT = 0.7;
const FEW = 3;
// A word that occurs nowhere stands for those that it begins if it has this many letters: "dup" for "duplicate".
const SHORT = 3;
// The weight of a noun of a verb, or the other way round: "expiration" and "expire".
const RELATED = 0.4;

/**
 * The ways to understand a query: word by word, with phrases as units, with two words written as one ("time zone" as
 * "timezone"), and with one word written as two.
 */
export function readings(query: Query, vocabulary: Vocabulary): Reading[] {
  const form = query.parts.length === 1 ? 1 : FORM;
  const units = query.parts.map((part) => unitOf(part, vocabulary, form));
  const phrased = query.phrased.map((part) => unitOf(part, vocabulary));
  return [
    { units, weight: phrased.length > 0 ? 0.3 : 1 },
    ...(phrased.length > 0 ? [{ units: phrased, weight: 1 }] : []),
    ...joined(units, vocabulary),
    ...split(units, vocabulary),
  ];
}

/**
 * The ways to understand a short description of a problem without the words by which readers say that something fails, since the
 * sections about problems say it in other words: "writeback fails" as "writeback" in one of those sections.
 */
export function troubleReadings(query: Query, ways: readonly Reading[]): Reading[] {
  if (query.parts.length > FEW || !saysTrouble(query.words)) return [];
  return ways
    .map(({ units, ...way }) => ({
      ...way,
      units: units.filter(({ part }) => !saysTrouble(part.words)),
      weight: way.weight * SUBJECT,
      remedies: true,
    }))
    .filter(({ units }) => units.length > 0);
}

/** All index terms that match a part of a query. */
export function unitOf(part: QueryPart, vocabulary: Vocabulary, form = FORM): Unit {
  const [word = ''] = part.words;
  const own =
    part.words.length > 1
      ? [{ term: phraseTerm(part.phrase ?? ''), weight: 1, prefix: false }]
      : wordOptions(word, part.open, vocabulary, form);
  const known = new Set(own.map(({ term }) => term));
  const others = synonymTerms(part.phrase ?? '', vocabulary)
    .filter((term) => !known.has(term))
    .map((term) => ({ term, weight: SYNONYM, prefix: false }));
  return { part, options: [...own, ...others] };
}

function wordOptions(word: string, open: boolean, vocabulary: Vocabulary, form = FORM): Option[] {
  const forms = vocabulary
    .family(word)
    .filter((other) => other !== word && !(open && other.startsWith(word)));
  // "analyse" is "analyze" rather than "analyzing".
  const isSame = (other: string) => !vocabulary.has(word) && editDistance(word, other) === 1;
  const short = word.length >= SHORT && vocabulary.family(word).length === 0;
  return [
    { term: word, weight: 1, prefix: open || short },
    ...forms.map((term) => ({ term, weight: isSame(term) ? 1 : form, prefix: false })),
    ...relatives(stem(word))
      .flatMap((stemmed) => vocabulary.ofStem(stemmed))
      .map((term) => ({ term, weight: RELATED, prefix: false })),
  ];
}

function joined(units: readonly Unit[], vocabulary: Vocabulary): Reading[] {
  return units.slice(1).flatMap((second, index): Reading[] => {
    const first = units[index]!;
    const word = [...first.part.words, ...second.part.words].join('');
    const { open } = second.part;
    const known = open ? vocabulary.hasBeginning(word) : false;
    if (!known && vocabulary.family(word).length === 0) return [];
    const part = { words: [word], open };
    const unit = { part, options: wordOptions(word, open, vocabulary) };
    return [{ units: replaced(units, index, 2, [unit]), weight: COMPOUND }];
  });
}

function split(units: readonly Unit[], vocabulary: Vocabulary): Reading[] {
  const half = (word: string): Unit => {
    const part = { words: [word], open: false };
    return { part, options: wordOptions(word, false, vocabulary) };
  };
  return units.flatMap(({ part }, index) =>
    halves(part.words.length === 1 ? (part.words[0] ?? '') : '', vocabulary).map((pair) => ({
      units: replaced(units, index, 1, pair.map(half)),
      weight: COMPOUND,
      pattern: new RegExp(`(?<!\\w)${pair[0]}[\\s-]+${stem(pair[1])}`, 'i'),
    })),
  );
}

/** The ways to split a word into two that the index contains. */
function halves(word: string, vocabulary: Vocabulary): [string, string][] {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3);
  // Between letters and digits, halves may be shorter: "soc2" is "SOC 2".
  const digits = /(?<=^\p{L}{2,})(?=\p{N}+$)/u.exec(word)?.index;
  return [...cuts, ...(digits && !cuts.includes(digits) ? [digits] : [])]
    .map((at): [string, string] => [word.slice(0, at), word.slice(at)])
    .filter(([a, b]) => vocabulary.has(a) && vocabulary.family(b).length > 0);
}

function replaced(
  units: readonly Unit[],
  start: number,
  count: number,
  others: readonly Unit[],
): Unit[] {
  return [...units.slice(0, start), ...others, ...units.slice(start + count)];
}
