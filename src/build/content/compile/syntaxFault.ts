import type { BodyFault } from './compiled';
import { mdxProblem } from './mdxProblem';
import { openFenceBelow } from './openFenceBelow';

/** The fields of an error of the MDX parser that our faults use. */
interface ParserError {
  readonly reason?: string;
  readonly line?: number;
  readonly place?: { readonly line?: number; readonly start?: { readonly line: number } };
}

/** The fault for an `error` that `parse` throws for a body. */
export function syntaxFault(
  error: unknown,
  body: string,
  parse: (text: string) => unknown,
): BodyFault {
  const { reason, line, place } = error as ParserError;
  // Some messages contain the place only in their text.
  const opened = /\((\d+):\d+-/.exec(reason ?? '')?.[1];
  const stopped = line ?? place?.line ?? place?.start?.line ?? Number(opened ?? 1);
  const lines = body.split('\n');
  const at = isInsideTag(error) ? beginning(lines, stopped, parse) : stopped;
  const [why = ''] = (reason ?? String(error)).split('\n');
  const hiding = why.startsWith('Expected a closing tag') ? openFenceBelow(body, at) : undefined;
  return hiding ?? { line: at, message: mdxProblem(why, lines[at - 1] ?? '') };
}

/** Whether the parser stopped inside a tag or braces, which may have been opened many lines above. */
const isInsideTag = (error: unknown) =>
  /^Unexpected (?:character|end of file)/.test((error as ParserError).reason ?? '');

/** The line on which begins what the parser cannot read: the text up to it cannot be read either, but the text above it can. */
function beginning(
  lines: readonly string[],
  stopped: number,
  parse: (text: string) => unknown,
): number {
  let [above, at] = [0, stopped];
  while (above + 1 < at) {
    const middle = Math.floor((above + at) / 2);
    if (stopsInsideTag(lines.slice(0, middle).join('\n'), parse)) at = middle;
    else above = middle;
  }
  return at;
}

function stopsInsideTag(text: string, parse: (text: string) => unknown): boolean {
  try {
    parse(text);
    return false;
  } catch (error) {
    return isInsideTag(error);
  }
}
