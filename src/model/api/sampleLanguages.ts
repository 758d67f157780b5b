import { storageKeys } from '../reader/storageKeys';

/** The languages of the samples, as named by the tabs of the reference and of the docs. */
export const sampleLanguages = ['curl', 'Python', 'TypeScript', 'R'] as const;

/** The storage key of the chosen language, shared with the language tabs in the docs. */
export const LANGUAGE_KEY = storageKeys.tab('language');
