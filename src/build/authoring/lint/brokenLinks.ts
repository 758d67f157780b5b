import type { LiteralLine } from './literalLines';

/** Links that were left in the text of a line, each with what is wrong with it. */
const LINKS: readonly (readonly [pattern: RegExp, problem: (found: string) => string])[] = [
  [
    /(?<!\\)\[[^\]]+\] \((?:[/#.]|https?:)[^)\s]*\)/,
    (found) => `${found} is not a link. Remove the space between ] and (.`,
  ],
  [
    /(?<!\\)\[[^\]]+\]\([/#.][^)]*$/,
    (found) => `${found.trim()} is not a link. Add ) at the end of the address.`,
  ],
  [
    /(?<!\\)\[\[[^[\]]+\]\]/,
    (found) => `${found} is not a link. Write [words](address), or put it in backticks.`,
  ],
];

const SPACED = /(?<!\\)\[[^\]]*\]\(((?:[./#]|\w+\/|\w+:\S)[^()"“”]* [^()"“”]*?)(?:\)| ")/g;

/** Brackets next to an address, as in `](</docs`, `words(/docs`, `][/docs` and `]/docs)`. */
const BRACKETS =
  /(?<!\\)\]\([<(]?(?=\.?\/|images\/|#|https?:|mailto:)|[^\s(]\((?=\.?\/\w)|\]\[(?=\.?\/)|\]\/\(?\w+\/[^\s()]*\)/g;

/** Problems with the links in a line that are none, so that readers see their brackets. */
export function brokenLinks({ text, source }: LiteralLine): string[] {
  const known = [...spacedAddresses(text), ...linksIn(text)];
  const isText = ({ 0: found, index }: RegExpExecArray) => text.startsWith(found, index);
  const isEscaped = /\\[[\]]/.test(source);
  if (known.length > 0 || isEscaped || ![...source.matchAll(BRACKETS)].some(isText)) return known;
  return [
    'The brackets do not make a link or picture. Write [words](address), with a caption of a picture in straight quotes: ![words](address "caption").',
  ];
}

function spacedAddresses(text: string): string[] {
  return [...text.matchAll(SPACED)].map(([, address = '']) => {
    const written = address.replaceAll(' ', '%20');
    return `The address ${address} contains a space, so readers see the brackets instead of a link. Write %20 for each space: ${written}.`;
  });
}

function linksIn(text: string): string[] {
  return LINKS.flatMap(([pattern, problem]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [problem(found)];
  });
}
