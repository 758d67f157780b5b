/** Removes server code from the source of react-helmet; throws if it does not contain that code. */
export default function helmetChanges(source: string): string;
