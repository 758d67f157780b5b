/** Makes Redoc follow the colour mode where its theme does not, and keeps its headings in order. */
export default function redocChanges(source: string): string;
