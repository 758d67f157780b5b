import { findPython, findRscript } from '../../scripts/demoPrograms.mjs';

/** What runs the code of the pages; undefined where the machine has nothing that can. */
export const PROGRAMS = { python: findPython(), r: findRscript() };

export type Language = keyof typeof PROGRAMS;

/** A test that runs code of the pages, and is skipped where nothing can run it; `npm test` says so. */
export function testIn(language: Language): jest.It {
  return PROGRAMS[language] ? test : test.skip;
}
