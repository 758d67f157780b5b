// British lists have no comma before the last item.

/** @example AND.format(['a', 'b', 'c']) // => 'a, b and c' */
export const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** @example OR.format(['a', 'b', 'c']) // => 'a, b or c' */
export const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
