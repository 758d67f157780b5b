/** Fetches the console, the forms of all operations and the validators, as a chunk of their own. */
export const loadConsole = () =>
  import('./OperationConsole').then((module) => module.OperationConsole);
