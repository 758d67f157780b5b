import type { SearchRecord } from '../../../model/search/searchRecord';
import type { Highlight, Marked, SearchHit, SearchParams } from '../contract';
import type { Found } from '../engine';
import type { Query } from '../query/query';
import { highlight, matchedText, snippet, type Marking } from './highlight';
import type { Passage } from './passages';

const DEFAULT_WORDS = 10;

function markingBy(terms: readonly string[], query: Query, params: SearchParams): Marking {
  return {
    query,
    terms: new Set(terms),
    preTag: params.highlightPreTag ?? '<em>',
    postTag: params.highlightPostTag ?? '</em>',
    ellipsis: params.snippetEllipsisText ?? '…',
  };
}

/** A match as an InstantSearch hit, with the highlights and snippets that the request asks for. */
export function searchHit(
  { record, terms }: Pick<Found, 'record' | 'terms'>,
  query: Query,
  params: SearchParams,
): SearchHit {
  const marking = markingBy(terms, query, params);
  const highlighted = new Set(params.attributesToHighlight ?? ['*']);
  const lengths = snippetLengths(params.attributesToSnippet);
  const _highlightResult: Shape<Highlight> = {};
  const _snippetResult: Shape<Marked> = {};
  for (const [level, text] of Object.entries({ ...record.hierarchy, content: record.content })) {
    const name = level === 'content' ? level : `hierarchy.${level}`;
    const words = lengths.get(name) ?? lengths.get('*');
    const whole = highlighted.has(name) || highlighted.has('*');
    if (text === null || !(whole || words)) continue;
    const matched = matchedText(text, marking);
    if (whole) put(_highlightResult, level, highlight(matched, marking));
    if (words) put(_snippetResult, level, snippet(matched, words, marking));
  }
  return {
    ...retrieved(record, params.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult,
    _snippetResult,
  };
}

// Longer passages are cut to this many words.
const PASSAGE_WORDS = 60;

/** A passage as a hit that has the passage as its snippet. */
export function passageHit(
  { record, terms, piece }: Passage,
  query: Query,
  params: SearchParams,
): SearchHit {
  const hit = searchHit({ record, terms }, query, { ...params, attributesToSnippet: [] });
  const text = record.content.slice(piece.start, piece.end);
  const marking = markingBy(terms, query, params);
  const content = snippet(matchedText(text, marking), PASSAGE_WORDS, marking);
  return { ...hit, _snippetResult: { content } };
}

/** Marked attributes, while they are being collected. */
interface Shape<Mark> {
  hierarchy?: Record<string, Mark>;
  content?: Mark;
}

function put<Mark>(shape: Shape<Mark>, level: string, mark: Mark): void {
  if (level === 'content') shape.content = mark;
  else shape.hierarchy = { ...shape.hierarchy, [level]: mark };
}

/** @example snippetLengths(['content:15']) // => Map { 'content' => 15 } */
function snippetLengths(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words = DEFAULT_WORDS] = attribute.split(':');
      return [name, Number(words)];
    }),
  );
}

/** The requested attributes; asking for one hierarchy level includes all levels. */
function retrieved(
  record: SearchRecord,
  attributes: readonly string[] = ['*'],
): Partial<SearchRecord> {
  if (attributes.includes('*')) return record;
  const names = new Set(attributes.map((attribute) => attribute.split('.')[0]));
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}
