/** One way in which readers set how the site is read. */
interface ReadingChoice {
  readonly label: string;
  /** What can be chosen, by the names that are kept; '' is how the site comes. No two choices share a name. */
  readonly options: Readonly<Record<string, string>>;
}

/** What readers can set about reading, in the order in which it is shown; `theme/readingCss` says what each name does. */
export const readingChoices: readonly ReadingChoice[] = [
  {
    label: 'Text size',
    options: { small: 'Small', '': 'Default', large: 'Large', larger: 'Larger' },
  },
  { label: 'Line spacing', options: { '': 'Default', loose: 'Loose' } },
  { label: 'Line width', options: { narrow: 'Narrow', '': 'Default', wide: 'Wide' } },
  { label: 'Long code', options: { '': 'Scrolls', wrap: 'Wraps' } },
  { label: 'Motion', options: { '': 'As on your device', still: 'Reduced' } },
];

/** Every name that may be kept. */
export const readingNames: readonly string[] = readingChoices.flatMap(({ options }) =>
  Object.keys(options).filter(Boolean),
);

/** The names among `kept` that one choice offers are left out, and the chosen one takes their place. */
export function withReading(
  kept: readonly string[],
  { options }: ReadingChoice,
  chosen: string,
): string[] {
  const others = kept.filter((name) => !Object.hasOwn(options, name));
  return chosen ? [...others, chosen] : others;
}
