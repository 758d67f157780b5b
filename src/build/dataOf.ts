/** The data of a query result; throws an error that names the failed query, the reason and what to do. */
export function dataOf<Data>(
  name: string,
  { data, errors }: { data?: Data; errors?: unknown },
): Data {
  if (!data || errors) {
    throw new Error(
      `The query for ${name} failed: ${JSON.stringify(errors)}. If this names a content file, correct that file; otherwise correct the query or the types in src/build/createSchemaCustomization.ts.`,
    );
  }
  return data;
}
