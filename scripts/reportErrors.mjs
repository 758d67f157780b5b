/**
 * Runs a command and returns its result. For an `Error` meant for the user, prints only the message and exits with code 1;
 * anything else is thrown again, with its stack.
 */
export async function reportErrors(run) {
  try {
    return await run();
  } catch (error) {
    // Programming errors have other names, and system errors a code: for both, the stack shows where they happened.
    if (error.name !== 'Error' || error.code) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
