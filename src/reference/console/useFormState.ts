import { requiredContext } from '../../ui/requiredContext';
import type { Json } from '../../model/api/apiContract';
import type { RequestPath } from './requestPath';

/** What every field of a console has access to. */
export interface FormState {
  /** Sets a value; undefined removes it. */
  readonly set: (path: RequestPath, value: Json | undefined) => void;
  /** The problem at a place, if there is one. */
  readonly problemAt: (path: RequestPath) => string | undefined;
  /** The id of an element that belongs to a place. */
  readonly idOf: (path: RequestPath, part?: string) => string;
}

/** Access to the form around a field. */
export const [FormStateProvider, useFormState] = requiredContext<FormState>(
  'useFormState',
  'FormStateProvider',
);
