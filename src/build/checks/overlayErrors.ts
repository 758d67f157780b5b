import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../../model/fault';

/** A mistake as the overlay of the development server shows it: a title, the place, and the lines around it. */
interface OverlayError {
  readonly error: { readonly message: string };
  readonly level: string;
  readonly code: string;
  readonly filePath: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly text: string;
}

/** Lines of the file that are shown above and below the wrong one. */
const AROUND = 2;

/** The mistakes for the overlay; a title names the file from the root of the project, as the terminal does. */
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
