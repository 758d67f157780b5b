/** The languages of the samples, as tabs of the reference and of the docs name them. */
export const sampleLanguages = ['curl', 'Python', 'TypeScript', 'R'] as const;

/** The group of the tabs of the docs that stand for languages. */
export const LANGUAGE_GROUP = 'language';
