/** Fetches JSON; throws an error that says what could not be loaded if there is no response or it is not the file. */
export async function fetchJson<Data>(
  address: string,
  what: string,
  options?: RequestInit,
): Promise<Data> {
  const fail = (cause: unknown): never => {
    throw new Error(`${what} could not be loaded.`, { cause });
  };
  const response = await fetch(address, options).catch(fail);
  if (!response.ok) throw new Error(`${what} could not be loaded (${response.status}).`);
  return (await response.json().catch(fail)) as Data;
}
