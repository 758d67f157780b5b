/** Lets Redoc follow the colour mode where its theme does not reach. */
export default function redocColors(source: string): string;
