/**
 * No field of the search takes more. A traceback fits in, to the error at its end, and becomes an address that hosts accept,
 * which is one of up to 8 kB: there every other sign may take three bytes.
 */
export const LONGEST_TYPED = 4000;
