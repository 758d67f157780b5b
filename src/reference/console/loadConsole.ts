/** Fetches the console, the forms of all operations and the validators, as a chunk of their own. */
export const loadConsole = () => import('./Console').then((module) => module.Console);
