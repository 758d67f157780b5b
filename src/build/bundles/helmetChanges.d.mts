/** Leaves out of the browser's react-helmet what it cannot reach there. */
export default function helmetChanges(source: string): string;
