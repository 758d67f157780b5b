import { createHash } from 'node:crypto';

/** The SHA-256 of a text, in 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
