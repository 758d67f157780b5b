import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../../model/fault';

/** An error in the format of the development overlay: a title, the location, and the lines around it. */
interface OverlayError {
  readonly error: { readonly message: string };
  readonly level: string;
  readonly code: string;
  readonly filePath: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly text: string;
}

/** Number of lines shown above and below the wrong one. */
const AROUND = 2;

/** Converts faults for the overlay; titles name files relative to the root of the project, as in the terminal. */
export function overlayErrors(faults: readonly Fault[]): OverlayError[] {
  return faults.map(({ file, line, message }) => ({
    error: { message: `${file}:${line}  ${message}` },
    level: 'ERROR',
    code: 'content',
    filePath: resolve(file),
    location: { start: { line } },
    text: linesAround(file, line),
  }));
}

function linesAround(file: string, line: number): string {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const first = Math.max(1, line - AROUND);
  return lines
    .slice(first - 1, line + AROUND)
    .map((text, index) => `${first + index === line ? '>' : ' '} ${first + index} | ${text}`)
    .join('\n');
}
