import site from 'api-consoles';
import validators from 'api-validators';
import type { ApiConsole, ApiValidator } from '../model/api/apiConsole';
import type { Json } from '../model/api/apiContract';

/** What the console of an operation needs, derived from the contract by the build. */
export interface ConsoleData {
  readonly api: ApiConsole;
  readonly validate: ApiValidator;
  /** Responses and errors, by name. */
  readonly payloads: Readonly<Record<string, Json>>;
}

/** The data for an operation's console. Large: import it only from code that is loaded on demand. */
export function consoleData(operation: string): ConsoleData {
  const api = site.consoles[operation];
  const validate = validators[operation];
  if (api && validate) return { api, validate, payloads: site.payloads };
  throw new Error(
    `The API contract has no operation “${operation}”. Rebuild the site so that its consoles and its reference use the same contract.`,
  );
}
