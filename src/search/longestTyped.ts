/**
 * The maximum length of every search field. It fits a traceback up to the error at its end, yet keeps the address within
 * the 8 kB that hosts accept, even if every other character takes three bytes there.
 */
export const LONGEST_TYPED = 4000;
