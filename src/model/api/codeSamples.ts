import type { ApiRequest, CodeSample } from '../apiContract';
import { curl } from './curl';
import { python } from './python';
import { r } from './r';
import { typescript } from './typescript';

const LANGUAGES = [
  { lang: 'Shell', label: 'curl', write: curl },
  { lang: 'Python', label: 'Python', write: python },
  { lang: 'TypeScript', label: 'TypeScript', write: typescript },
  { lang: 'R', label: 'R', write: r },
] as const;

/** A call in each language. */
export function codeSamples(request: ApiRequest): readonly CodeSample[] {
  return LANGUAGES.map(({ lang, label, write }) => ({ lang, label, source: write(request) }));
}
