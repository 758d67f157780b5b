import type { ApiBreach, ApiField, ApiRule, ObjectField } from '../../model/api/apiConsole';
import type { CallValues } from '../../model/api/apiRequest';
import type { Json, JsonObject } from '../../model/api/apiContract';
import { pointerKeys } from '../../model/api/pointerKeys';
import { chosenOption, fieldAt } from './fieldAt';
import { inexactNumber } from './jsonText';
import { isSamePath, isWithin, valueAt, type RequestPath } from './requestPath';
import { sentence } from './sentence';

/** A problem at one place in a request. */
export interface Problem {
  readonly path: RequestPath;
  /** Where the form shows it: at the JSON editor that contains the path, if any, otherwise at the path itself. */
  readonly place: RequestPath;
  readonly keyword: string;
  /** Without a full stop. */
  readonly sentence: string;
  /** The allowed values, for an enum. */
  readonly choices?: readonly string[];
  /** The status the API would respond with. */
  readonly status: number;
  /** The name of the contract's error example for it. */
  readonly error?: string;
}

/** The problems of a request, one per place, sorted by status: malformed before semantically invalid values. */
export function problemsOf(
  form: ObjectField,
  values: CallValues,
  breaches: readonly ApiBreach[],
): readonly Problem[] {
  const request = values as JsonObject;
  const found = breaches
    .filter((breach) => concerns(form, request, breach))
    .map((breach) => problemOf(form, request, breach));
  const real = found
    .filter((problem) => !explained(problem, found))
    .sort((a, b) => a.status - b.status);
  return real.filter(
    ({ path }, index) => real.findIndex((one) => isSamePath(one.path, path)) === index,
  );
}

/** Ignores problems of alternatives that were not chosen. */
function concerns(form: ObjectField, request: JsonObject, breach: ApiBreach): boolean {
  const path = pointerKeys(breach.instancePath);
  const field = fieldAt(form, path);
  const option = /\/oneOf\/(\d+)\/\w+$/.exec(breach.schemaPath)?.[1];
  if (field?.kind !== 'alternatives' || option === undefined) return true;
  return Number(option) === chosenOption(field, valueAt(request, path));
}

/** A failed `oneOf` is redundant if a problem inside it is listed; so is a rule while a required field is missing. */
const explained = (problem: Problem, all: readonly Problem[]) =>
  (problem.keyword === 'oneOf' &&
    all.some((one) => one !== problem && isWithin(one.path, problem.path))) ||
  (problem.keyword === 'not' &&
    all.some(
      (one) => one.keyword === 'required' && isSamePath(one.path.slice(0, -1), problem.path),
    ));

function problemOf(form: ObjectField, request: JsonObject, breach: ApiBreach): Problem {
  const path = pointerKeys(breach.instancePath);
  const field = fieldAt(form, path);
  const { keyword, params } = breach;
  const rule = ruleOf(breach, field);
  if (rule) return ruleProblem(rule, path, request);

  const at = keyword === 'required' ? [...path, String(params.missingProperty)] : path;
  const place = placeOf(form, at);
  const within = at.slice(place.length).map((key) => `${key}: `);
  const said = inexactly(field, valueAt(request, path)) ?? sentence(breach, field);
  const told = field?.refusal?.keyword === keyword || isId(keyword, field);
  return {
    path: at,
    place,
    keyword,
    sentence: [...within, said].join(''),
    ...(keyword === 'enum' && { choices: params.allowedValues as readonly string[] }),
    status: 400,
    ...(told && field?.refusal && { error: field.refusal.error }),
  };
}

/** The message for JSON that the editor kept as text because of a number in it. */
function inexactly(field: ApiField | undefined, value: Json | undefined): string | undefined {
  const number =
    field?.kind === 'json' && typeof value === 'string' ? inexactNumber(value) : undefined;
  return number && `Must have ${number} in quotes: as a number it cannot be sent exactly`;
}

function placeOf(form: ObjectField, path: RequestPath): RequestPath {
  const depth = path.findIndex((_, index) => fieldAt(form, path.slice(0, index))?.kind === 'json');
  return depth === -1 ? path : path.slice(0, depth);
}

/** An invalid id breaks both its pattern and its format. */
const isId = (keyword: string, field: ApiField | undefined) =>
  keyword === 'format' && field?.refusal?.keyword === 'pattern';

function ruleOf({ schemaPath }: ApiBreach, field: ApiField | undefined): ApiRule | undefined {
  const index = /\/allOf\/(\d+)\/\w+$/.exec(schemaPath)?.[1];
  return field?.kind === 'object' && index !== undefined ? field.rules[Number(index)] : undefined;
}

/** Reports a rule at the first of its fields that was sent. */
function ruleProblem(rule: ApiRule, path: RequestPath, request: JsonObject): Problem {
  const named = rule.fields.find((name) => valueAt(request, [...path, name]) !== undefined);
  const at = named === undefined ? path : [...path, named];
  return {
    path: at,
    place: at,
    keyword: 'not',
    sentence: rule.sentence.replace(/\.$/, ''),
    status: rule.status,
    ...(rule.error && { error: rule.error }),
  };
}
