/** What a command for people gives; what it throws as a sentence is told as one, and ends it with 1. */
export async function tellErrors(run) {
  try {
    return await run();
  } catch (error) {
    // What was not thrown as a sentence is a failure of the program or of the system, and its stack tells where.
    if (error.name !== 'Error' || error.code) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
