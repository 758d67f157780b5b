import type { ApiRequest } from './apiContract';

/**
 * A text percent-encoded for a URL, with no character left that is special to a shell or in a pattern.
 *
 * @example urlPart("it's a/b") // => 'it%27s%20a%2Fb'
 */
export function urlPart(text: string): string {
  const letters = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(letters).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The URL of a call with its query, in which a list becomes one entry per value. */
export function urlWithQuery({ url, query }: ApiRequest): string {
  const entries = query.flatMap(([name, value]) =>
    [value].flat().map((one) => `${urlPart(name)}=${urlPart(String(one))}`),
  );
  return entries.length > 0 ? `${url}?${entries.join('&')}` : url;
}
