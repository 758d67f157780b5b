import { storageKeys } from '../storageKeys';

/** The languages of the samples, as tabs of the reference and of the docs name them. */
export const sampleLanguages = ['curl', 'Python', 'TypeScript', 'R'] as const;

/** Under this the chosen one is kept, as it is by the tabs of the docs that stand for languages. */
export const LANGUAGE_KEY = storageKeys.tab('language');
