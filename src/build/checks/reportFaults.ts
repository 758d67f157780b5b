import type { Reporter } from 'gatsby';
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { faultReport, type Fault } from '../../model/fault';
import { overlayErrors } from './overlayErrors';

/** The key under which the development server shows these errors until they are cleared. */
const OVERLAY = 'learn-faults';

/**
 * Reports all mistakes in the terminal at once; `where` names what contains them. A build stops. The development server
 * continues and shows them in an overlay in the browser until they are fixed.
 */
export function reportFaults(faults: readonly Fault[], where: string, reporter: Reporter): void {
  if (process.env.NODE_ENV === 'development') show(faults);
  if (faults.length === 0) return;
  // Not through the reporter, which would wrap lines and break paths.
  process.stderr.write(`\n${faultReport(faults, where)}\n\n`);
  reporter.panicOnBuild(
    `The ${where} has the mistakes listed above. Correct them, then build again.`,
  );
}

function show(faults: readonly Fault[]): void {
  const errors = faults.length > 0 ? overlayErrors(faults) : undefined;
  // Its types require a string, but the overlay takes the errors themselves.
  websocketManager.emitError(OVERLAY, errors as unknown as string);
}
