/** Fetches data; an answer that is not the file is an error that says what could not be loaded. */
export async function fetchJson<Data>(
  address: string,
  what: string,
  options?: RequestInit,
): Promise<Data> {
  const response = await fetch(address, options);
  if (response.ok) return (await response.json()) as Data;
  throw new Error(`${what} could not be loaded (${response.status}).`);
}
