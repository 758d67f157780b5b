import type { ApiRequest } from '../apiContract';

/**
 * A text as a part of an address; nothing is left in it that a shell or a pattern could read.
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

/** The address of a call with its query, in which a list stands as one entry for each value. */
export function urlWithQuery({ url, query }: ApiRequest): string {
  const entries = query.flatMap(([name, value]) =>
    [value].flat().map((one) => `${urlPart(name)}=${urlPart(String(one))}`),
  );
  return entries.length > 0 ? `${url}?${entries.join('&')}` : url;
}
