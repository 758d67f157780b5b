import type { z } from 'zod';
import type { ReaderConfig } from '../../model/siteConfig';
import { objectOf } from './objectOf';
import { addressWith, textWith } from './pageAddress';
import { endpoint, list, text } from './valueSchemas';

type Service = NonNullable<ReaderConfig['openIn']>[number];

const FACTS = ['title', 'address', 'markdown'] as const;

/** What readers are offered on a page besides its text. */
export const reader = objectOf<ReaderConfig>({
  openIn: list(
    objectOf<Service>({ label: text, href: addressWith('prompt', ...FACTS) }),
  ).optional(),
  prompt: textWith(...FACTS).optional(),
  report: addressWith(...FACTS).optional(),
  feedback: objectOf<NonNullable<ReaderConfig['feedback']>>({ endpoint }).optional(),
}).superRefine(({ openIn = [], prompt }: ReaderConfig, context: z.RefinementCtx) => {
  if (prompt !== undefined || !openIn.some(({ href }) => href.includes('{prompt}'))) return;
  context.addIssue({ code: 'custom', path: ['prompt'], message: 'must be text' });
});
