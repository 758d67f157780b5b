declare module '@adobe/structured-data-validator' {
  /** A fault of a structured-data object. */
  interface Issue {
    readonly rootType: string;
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly fieldNames: readonly string[];
  }

  export default class Validator {
    constructor(vocabulary: object);
    /** The objects on a page, by type. */
    validate(data: { readonly jsonld: Readonly<Record<string, object[]>> }): Promise<Issue[]>;
  }
}
