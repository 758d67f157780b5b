declare module '@adobe/structured-data-validator' {
  /** What is wrong with a thing of structured data. */
  interface Issue {
    readonly rootType: string;
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly fieldNames: readonly string[];
  }

  export default class Validator {
    constructor(vocabulary: object);
    /** Things by their types, as they stand on a page. */
    validate(data: { readonly jsonld: Readonly<Record<string, object[]>> }): Promise<Issue[]>;
  }
}
