/** Removes server code from react-helmet. */
export default function helmetChanges(source: string): string;
