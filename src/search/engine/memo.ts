/** Memoizes a function of a text; the cache is emptied when it reaches `limit` entries. */
export function memo<Made>(make: (text: string) => Made, limit: number): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    if (made.size >= limit) made.clear();
    made.set(text, result);
    return result;
  };
}
