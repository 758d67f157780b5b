import { findPython, findRscript } from '../../../scripts/demoPrograms.mjs';

/** The program that runs code of the pages; undefined if the machine has none. */
export const PROGRAMS = { python: findPython(), r: findRscript() };

export type Language = keyof typeof PROGRAMS;

/** A test that runs code of the pages, skipped if no program can run it; `npm test` reports that. */
export function testIn(language: Language): jest.It {
  return PROGRAMS[language] ? test : test.skip;
}
