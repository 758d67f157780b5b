import type { ReactNode } from 'react';
import type { BADGE_KINDS } from '../model/content/vocabulary';
import { BadgeMark, type BadgeTone } from '../ui/BadgeMark';

const tones: Record<(typeof BADGE_KINDS)[number], BadgeTone> = {
  plan: 'accent',
  role: 'plain',
  new: 'good',
  improved: 'info',
  fixed: 'plain',
  beta: 'caution',
};

/** A label for a plan, a role, or how new something is. */
export function Badge({ kind, children }: { kind: keyof typeof tones; children?: ReactNode }) {
  return <BadgeMark $tone={tones[kind]}>{children}</BadgeMark>;
}
