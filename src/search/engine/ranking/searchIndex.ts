import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import { API_TAG, type SearchRecord } from '../../../model/search/searchRecord';
import type { Reading, Unit } from '../query/readings';
import { indexTerms } from '../words/terms';
import { isRemedy } from '../query/trouble';
import { mistyped } from '../words/mistyped';
import { createVocabulary, type Vocabulary } from '../words/vocabulary';
import { headingsOf, importanceOf, recordText } from './recordParts';

/** A matching record: its number, its score, and the index terms it matched by. */
export interface Match {
  readonly id: number;
  readonly score: number;
  readonly terms: readonly string[];
}

/** Options for finding the matches of a reading. */
export interface MatchOptions {
  /** The number of typing errors allowed in a part of the query. */
  readonly typos: (unit: Unit) => number;
  readonly titlesOnly: boolean;
  readonly accepts: (id: number) => boolean;
}

export interface SearchIndex {
  readonly vocabulary: Vocabulary;
  /** The page address of each record, by record number. */
  readonly pages: readonly string[];
  find(reading: Reading, options: MatchOptions): Match[];
}

const BOOST = { title: 10, heading: 5, keywords: 2, above: 1.5, content: 1 };
type Field = keyof typeof BOOST;

/** Creates an index of the records; a record's number is its position in the list. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const { vocabulary, learn } = createVocabulary();
  const index = new MiniSearch<{ id: number }>({
    fields: Object.keys(BOOST),
    extractField: ({ id }, field) =>
      field === 'id' ? id : fieldText(records[id]!, field as Field),
    tokenize: (text, field) => indexTerms(text, field === 'content'),
    processTerm: (term) => {
      if (!term.startsWith('+')) learn(term);
      return term;
    },
  });
  index.addAll(records.map((_, id) => ({ id })));
  const importance = records.map(importanceOf);

  return {
    vocabulary,
    pages: records.map(({ url_without_anchor: page }) => page),
    find({ units, weight, pattern, remedies }, { typos, titlesOnly, accepts }) {
      const isMeant = (id: number) => accepts(id) && (!remedies || isRemedy(records[id]!));
      const results = index.search(
        {
          combineWith: 'AND',
          queries: units.map((unit) => unitQuery(unit, typos(unit), vocabulary)),
        },
        {
          tokenize: (term) => [term],
          processTerm: (term) => term,
          boost: BOOST,
          weights: { prefix: 0.5, fuzzy: 0 },
          bm25: { k: 1.2, b: 0.4, d: 0.5 },
          boostDocument: (id: number) => importance[id]!,
          filter: ({ id }) => isMeant(id as number),
          ...(titlesOnly ? { fields: ['title', 'heading'] } : {}),
        },
      );
      return results
        .map(({ id, score, terms, queryTerms }) => ({
          id: id as number,
          // The library multiplies by the number of terms found, which synonyms would raise.
          score: (score * weight) / queryTerms.length,
          terms,
        }))
        .filter(({ id }) => !pattern || pattern.test(recordText(records[id]!)));
    },
  };
}

function unitQuery({ options }: Unit, typos: number, vocabulary: Vocabulary): IndexQuery {
  // Only the word itself, which comes first, can be mistyped; other forms and synonyms are ours.
  const meant = typos > 0 ? mistyped(options[0]?.term ?? '', typos, vocabulary) : [];
  return {
    combineWith: 'OR',
    queries: [...options, ...meant].map(({ term, weight, prefix }) => ({
      queries: [term],
      prefix,
      boostTerm: () => weight,
    })),
  };
}

function fieldText(record: SearchRecord, field: Field): string {
  const headings = headingsOf(record);
  switch (field) {
    case 'title':
      return record.hierarchy.lvl1 ?? '';
    case 'heading':
      return headings.at(-1) ?? '';
    case 'keywords':
      return record.keywords.join(' | ');
    case 'above':
      return [...record.trail, ...headings.slice(0, -1)].join(' | ');
    case 'content':
      return withWholeId(record);
  }
}

/** The text with an operation's id as one word: its parts would only repeat the name and lead away from pages about it. */
function withWholeId({ docusaurus_tag: tag, anchor, content }: SearchRecord): string {
  if (tag !== API_TAG || !anchor) return content;
  const id = anchor.slice(anchor.indexOf('/') + 1);
  return content.replace(id, id.toLowerCase());
}
