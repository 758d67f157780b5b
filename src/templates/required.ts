/** The value, which the build guarantees to exist; throws an error that says what is missing otherwise. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`The page's query found no ${what}.`);
  return value;
}
