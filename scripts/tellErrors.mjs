/**
 * Runs a command and returns its result. An `Error` thrown for the user is printed as its sentence alone, and the exit code
 * is 1; anything else keeps its stack.
 */
export async function tellErrors(run) {
  try {
    return await run();
  } catch (error) {
    // A failure of the program has another name, and one of the system a code: its stack tells where it happened.
    if (error.name !== 'Error' || error.code) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
