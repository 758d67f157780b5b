import type { CallShape, CallValues } from './api/apiRequest';
import type { Json, JsonObject } from './apiContract';

/** What a form knows of any value. */
interface FieldFacts {
  /** What it is for, as plain text. */
  readonly hint?: string;
  /** Can be sent as null. */
  readonly nullable?: true;
  readonly deprecated?: true;
  /** What holds when it is not sent. */
  readonly initial?: Json;
  /** The error of the contract that answers a breach of one keyword of its schema. */
  readonly refusal?: { readonly keyword: string; readonly error: string };
}

/** A text to type; its `format` is the one of JSON Schema, such as `email`. */
export interface TextField extends FieldFacts {
  readonly kind: 'text';
  readonly format?: string;
  /** Accepted, never returned. */
  readonly secret?: true;
  /** Of several lines, such as a key in PEM form. */
  readonly lines?: true;
}

/** A number to type, `whole` for integers. */
export interface NumberField extends FieldFacts {
  readonly kind: 'number';
  readonly whole?: true;
  readonly minimum?: number;
  /** The least that is not allowed any more. */
  readonly above?: number;
  readonly maximum?: number;
}

/** A value that is true or false. */
export interface SwitchField extends FieldFacts {
  readonly kind: 'switch';
}

/** One of some texts, at least one; `meaning` says as plain text what it stands for. */
export interface ChoiceField extends FieldFacts {
  readonly kind: 'choice';
  readonly choices: readonly { readonly value: string; readonly meaning?: string }[];
}

/** Values of one kind, of which there may be `most`. */
export interface ListField extends FieldFacts {
  readonly kind: 'list';
  readonly entry: ApiField;
  readonly most?: number;
}

/** An object whose fields the contract names, in its order. */
export interface ObjectField extends FieldFacts {
  readonly kind: 'object';
  readonly fields: readonly NamedField[];
  /** In the order of `allOf`. */
  readonly rules: readonly ApiRule[];
}

/** One of several forms, by what a reader chooses. */
export interface AlternativesField extends FieldFacts {
  readonly kind: 'alternatives';
  /** In the order of `oneOf`. */
  readonly options: readonly { readonly title: string; readonly field: ObjectField }[];
}

/** Anything that JSON can say, written as JSON. */
interface JsonField extends FieldFacts {
  readonly kind: 'json';
}

/** A field of an object, by its name in the request. */
export interface NamedField {
  readonly name: string;
  readonly required?: true;
  readonly field: ApiField;
}

/** A rule of an object that no single field can keep. */
export interface ApiRule {
  readonly sentence: string;
  /** The fields that it names; empty if it speaks of the whole. */
  readonly fields: readonly string[];
  readonly status: number;
  /** The error of the contract that answers a breach. */
  readonly error?: string;
}

/** One value of a request, as a form asks for it. */
export type ApiField =
  | TextField
  | NumberField
  | SwitchField
  | ChoiceField
  | ListField
  | ObjectField
  | AlternativesField
  | JsonField;

/** An example of an answer; its payload is found by its name. */
export interface AnswerExample {
  readonly status: number;
  /** Missing where a status has no body. */
  readonly name?: string;
  readonly summary: string;
}

/** Everything that a console for one operation shows, apart from the payloads. */
export interface ApiConsole {
  readonly operation: string;
  readonly shape: CallShape;
  /** `path`, `query`, `header` and `body`, those that the operation has. */
  readonly form: ObjectField;
  /** What the form holds when it opens. */
  readonly sample: CallValues;
  /** Examples of a body, each with the name of the answer to it. */
  readonly examples: readonly {
    readonly summary: string;
    readonly body: Json;
    readonly answer?: string;
  }[];
  /** Successes first. */
  readonly answers: readonly AnswerExample[];
  /** What any answer to a malformed request contains. */
  readonly malformed: JsonObject;
}

/** The consoles of all operations by their ids, and the payloads of all answers and errors by their names. */
export interface ApiConsoles {
  readonly consoles: Readonly<Record<string, ApiConsole>>;
  readonly payloads: Readonly<Record<string, Json>>;
}

/** What a validator says of a value that breaks the contract. */
export interface ApiBreach {
  /** Where, as a JSON pointer into the request. */
  readonly instancePath: string;
  /** Where the rule stands. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A validator of the requests of one operation, as Ajv writes it. */
export interface ApiValidator {
  (request: CallValues): boolean;
  readonly errors?: readonly ApiBreach[] | null;
}
