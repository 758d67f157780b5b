import site from 'api-consoles';
import validators from 'api-validators';
import type { ApiConsole, ApiValidator } from '../model/apiConsole';
import type { Json } from '../model/apiContract';

/** What a console for an operation works with, as the build made it from the contract. */
export interface ConsoleData {
  readonly api: ApiConsole;
  readonly validate: ApiValidator;
  /** Answers and errors, by their names. */
  readonly payloads: Readonly<Record<string, Json>>;
}

/** The console of an operation. Heavy: to be reached through a part that is fetched on demand. */
export function consoleData(operation: string): ConsoleData {
  const api = site.consoles[operation];
  const validate = validators[operation];
  if (api && validate) return { api, validate, payloads: site.payloads };
  throw new Error(
    `The API contract has no operation “${operation}”. Rebuild the site so that its consoles and its reference use the same contract.`,
  );
}
