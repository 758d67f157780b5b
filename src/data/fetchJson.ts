/** Fetches data; an answer that is not the file, or none, is an error that says what could not be loaded. */
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
