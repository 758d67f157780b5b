import type { z } from 'zod';
import type { ReaderConfig } from '../../model/config/siteConfig';
import { endpoint, list, text } from '../valueSchemas';
import { objectSchema } from './objectSchema';
import { addressWith, textWith } from './placeholders';

type Service = NonNullable<ReaderConfig['openIn']>[number];

const FACTS = ['title', 'address', 'markdown'] as const;

/** The schema of what readers are offered on a page besides its text. */
export const reader = objectSchema<ReaderConfig>({
  openIn: list(
    objectSchema<Service>({ label: text, href: addressWith('prompt', ...FACTS) }),
  ).optional(),
  prompt: textWith(...FACTS).optional(),
  report: addressWith(...FACTS).optional(),
  feedback: objectSchema<NonNullable<ReaderConfig['feedback']>>({ endpoint }).optional(),
}).superRefine(({ openIn = [], prompt }: ReaderConfig, context: z.RefinementCtx) => {
  if (prompt !== undefined || !openIn.some(({ href }) => href.includes('{prompt}'))) return;
  context.addIssue({ code: 'custom', path: ['prompt'], message: 'must be text' });
});
