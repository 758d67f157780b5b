/** Changes the source of Redoc; throws if it does not contain what is to be changed. */
export default function redocChanges(source: string): string;
