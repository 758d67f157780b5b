import { keptJson } from '../../model/reader/keptJson';

/** A result that the reader opened or starred. */
export interface SavedResult {
  readonly url: string;
  /** Whether it is on another site. */
  readonly external?: boolean;
  readonly title: string;
  /** The titles above it. */
  readonly crumbs: readonly string[];
}

/** Parses stored results, dropping anything that is not a saved result. */
export function readSaved(stored: string | null): SavedResult[] {
  const list = keptJson(stored);
  return Array.isArray(list) ? list.filter(isSaved) : [];
}

/** The list with a result moved or added to its front, cut to `limit` entries. */
export function withSaved(
  list: readonly SavedResult[],
  result: SavedResult,
  limit: number,
): SavedResult[] {
  const { url, external, title, crumbs } = result;
  return [{ url, external, title, crumbs }, ...withoutSaved(list, url)].slice(0, limit);
}

/** The list without the result that has this address. */
export function withoutSaved(list: readonly SavedResult[], url: string): SavedResult[] {
  return list.filter((other) => other.url !== url);
}

function isSaved(entry: unknown): entry is SavedResult {
  if (typeof entry !== 'object' || entry === null) return false;
  const { url, title, crumbs } = entry as Partial<Record<keyof SavedResult, unknown>>;
  return (
    typeof url === 'string' &&
    // Other code can write to the storage too: a link must never run a script.
    /^(\/|https?:)/.test(url) &&
    typeof title === 'string' &&
    Array.isArray(crumbs) &&
    crumbs.every((crumb) => typeof crumb === 'string')
  );
}
