import type { Reporter } from 'gatsby';
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { faultReport, type Fault } from '../../model/fault';
import { overlayErrors } from './overlayErrors';

/** Under this name the development server keeps what it shows, until it is told that nothing is wrong any more. */
const OVERLAY = 'learn-faults';

/**
 * Tells all mistakes at once, in the terminal; `where` says what they are in. A build stops. The development server goes on,
 * and shows them over the page in the browser for as long as they are there.
 */
export function tellFaults(faults: readonly Fault[], where: string, reporter: Reporter): void {
  if (process.env.NODE_ENV === 'development') show(faults);
  if (faults.length === 0) return;
  // Not through the reporter, which would break the lines and with them the paths.
  process.stderr.write(`\n${faultReport(faults, where)}\n\n`);
  reporter.panicOnBuild(
    `The ${where} has the mistakes told above. Correct them, then build again.`,
  );
}

function show(faults: readonly Fault[]): void {
  const errors = faults.length > 0 ? overlayErrors(faults) : undefined;
  // Its types ask for text, but the overlay takes the errors themselves.
  websocketManager.emitError(OVERLAY, errors as unknown as string);
}
