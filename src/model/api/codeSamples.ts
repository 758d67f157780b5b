import type { ApiRequest, CodeSample } from './apiContract';
import { curl } from './curl';
import { python } from './python';
import { r } from './r';
import { sampleLanguages } from './sampleLanguages';
import { typescript } from './typescript';

const WRITERS: Readonly<
  Record<
    (typeof sampleLanguages)[number],
    { readonly lang: string; readonly write: (request: ApiRequest) => string }
  >
> = {
  curl: { lang: 'Shell', write: curl },
  Python: { lang: 'Python', write: python },
  TypeScript: { lang: 'TypeScript', write: typescript },
  R: { lang: 'R', write: r },
};

/** The code of a call in each language. */
export function codeSamples(request: ApiRequest): readonly CodeSample[] {
  return sampleLanguages.map((label) => {
    const { lang, write } = WRITERS[label];
    return { lang, label, source: write(request) };
  });
}
