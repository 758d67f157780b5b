import { API_TAG, type SearchRecord } from '../../../model/search/searchRecord';

/** The part of the site that a query's wording asks for. */
export type Intent = 'how-to' | 'changelog' | 'tutorials' | 'api';

const NEWS = new Set([
  'announced', 'announcement', 'arrive', 'arrived', 'introduced', 'launch', 'launched', 'release', 'released',
]); // prettier-ignore
const NEWS_OR_ADDED = new Set([...NEWS, 'added']);
const LESSONS = new Set(['course', 'lesson', 'lessons', 'tutorial', 'tutorials']);
// What readers call an operation of the API; the reference has the method and the address of each instead.
const OPERATIONS = new Set(['curl', 'endpoint', 'endpoints']);
// How-to questions and problems belong to the docs, even about new features.
const ASKS_HOW =
  /^(?:how|can|where|why|what|which|who|should|do|does|is|are) | (?:not|cannot|cant|wont) /;
// "When can" alone asks for a condition: "when can I cancel my plan".
const ASKS_WHEN = /^(?:since when (?:was|were|did|can)|when (?:was|were|did)) /;
// Anywhere else these words concern the reader's own things: "new user", "users added by directory sync".
const SAYS_NEW = / (?:new|added) $|^whats new /;

// With a year, it is the product that changed, not something of the reader's.
const ASKS_CHANGES = /^what(?:s| has| have)? (?:changed|new) (?:.* )?20\d\d /;
const CHANGED = new Set(['what', 'whats', 'has', 'have', 'changed', 'new']);

/** Score factors for other parts of the site relative to the docs, by what the query asks for. */
const WORTH = {
  changelog: { 'how-to': 0.2, changelog: 5, tutorials: 0.3, api: 0.3, nothing: 0.4 },
  tutorials: { 'how-to': 0.65, changelog: 0.5, tutorials: 3.5, api: 0.55, nothing: 0.55 },
} as const;

// The same of the operations, for queries about them.
const OPERATION = 3;

/** The part of the site that a query asks for, and the words that only express that, which are not searched for. */
export function intentOf(words: readonly string[]): {
  readonly intent?: Intent;
  readonly intentWords: ReadonlySet<string>;
} {
  const typed = `${words.join(' ')} `;
  if (words.some((word) => LESSONS.has(word))) return { intent: 'tutorials', intentWords: LESSONS };
  if (ASKS_CHANGES.test(typed)) return { intent: 'changelog', intentWords: CHANGED };
  if (ASKS_HOW.test(typed)) return { intent: 'how-to', intentWords: new Set() };
  const news = words.some((word) => NEWS.has(word));
  if (news || ASKS_WHEN.test(typed) || SAYS_NEW.test(typed))
    return { intent: 'changelog', intentWords: NEWS_OR_ADDED };
  return words.some((word) => OPERATIONS.has(word))
    ? { intent: 'api', intentWords: OPERATIONS }
    : { intentWords: new Set() };
}

/** The score factor of a record for a query with this intent, or with none. */
export function worthFor(intent: Intent | undefined, { docusaurus_tag }: SearchRecord): number {
  if (docusaurus_tag === API_TAG) return intent === 'api' ? OPERATION : 1;
  if (docusaurus_tag !== 'changelog' && docusaurus_tag !== 'tutorials') return 1;
  return WORTH[docusaurus_tag][intent ?? 'nothing'];
}
