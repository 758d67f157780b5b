import { spawnSync } from 'node:child_process';
import { allOnPath, onPath } from './systemProgram.mjs';

/** The packages that the pages' Python and R may use, and jsonlite, with which the tests exchange JSON. */
const MODULES = ['pandas', 'numpy', 'matplotlib', 'sklearn', 'statsmodels'];
const LIBRARIES = ['dplyr', 'ggplot2', 'jsonlite'];

const HAS_MODULES = `
import importlib.util, sys
sys.exit(any(importlib.util.find_spec(name) is None for name in sys.argv[1:]))
`;

const HAS_LIBRARIES =
  'for (name in commandArgs(trailingOnly = TRUE)) if (!nzchar(system.file(package = name))) quit(status = 1)';

/** The Debian packages for both languages. */
const PYTHON_PACKAGES = ['python3', ...MODULES.map((name) => `python3-${name}`)];
const R_PACKAGES = ['r-base-core', ...LIBRARIES.map((name) => `r-cran-${name}`)];

/** A message for machines that lack them. */
export const INSTALL_HINT = `The code on the pages runs in Debian's Python and R. Install ${[...PYTHON_PACKAGES, ...R_PACKAGES].join(' ')}.`;

/** The path of a python3 that has all modules, which need not be the first on the PATH. */
export function findPython() {
  return allOnPath('python3').find((path) => succeeds(path, '-c', HAS_MODULES, ...MODULES));
}

/** The path of an Rscript that has all libraries. */
export function findRscript() {
  const path = onPath('Rscript');
  return path && succeeds(path, '-e', HAS_LIBRARIES, ...LIBRARIES) ? path : undefined;
}

/** The languages of the pages that cannot run on this machine, with the Debian packages they need. */
export function missingLanguages() {
  return [
    ...(findPython() ? [] : [{ language: 'Python', packages: PYTHON_PACKAGES }]),
    ...(findRscript() ? [] : [{ language: 'R', packages: R_PACKAGES }]),
  ];
}

function succeeds(program, ...args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
