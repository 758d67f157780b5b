import { spawnSync } from 'node:child_process';
import { allOnPath, onPath } from './systemProgram.mjs';

/** What the Python and the R of the pages may use, and what the tests speak JSON with. */
const MODULES = ['pandas', 'numpy', 'matplotlib', 'sklearn', 'statsmodels'];
const LIBRARIES = ['dplyr', 'ggplot2', 'jsonlite'];

const HAS_MODULES = `
import importlib.util, sys
sys.exit(any(importlib.util.find_spec(name) is None for name in sys.argv[1:]))
`;

const HAS_LIBRARIES =
  'for (name in commandArgs(trailingOnly = TRUE)) if (!nzchar(system.file(package = name))) quit(status = 1)';

/** Debian's packages of both. */
const PYTHON_PACKAGES = ['python3', ...MODULES.map((name) => `python3-${name}`)];
const R_PACKAGES = ['r-base-core', ...LIBRARIES.map((name) => `r-cran-${name}`)];

/** What to do without them. */
export const WHERE_FROM = `The code of the pages runs in Python and R as Debian has them. Install ${[...PYTHON_PACKAGES, ...R_PACKAGES].join(' ')}.`;

/** Path of a python3 that has all modules; the first of the PATH may be another one, without them. */
export function findPython() {
  return allOnPath('python3').find((path) => succeeds(path, '-c', HAS_MODULES, ...MODULES));
}

/** Path of an Rscript that has all libraries. */
export function findRscript() {
  const path = onPath('Rscript');
  return path && succeeds(path, '-e', HAS_LIBRARIES, ...LIBRARIES) ? path : undefined;
}

/** The languages of the pages that cannot run here, and Debian's packages of them. */
export function missingLanguages() {
  return [
    ...(findPython() ? [] : [{ language: 'Python', packages: PYTHON_PACKAGES }]),
    ...(findRscript() ? [] : [{ language: 'R', packages: R_PACKAGES }]),
  ];
}

function succeeds(program, ...args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
