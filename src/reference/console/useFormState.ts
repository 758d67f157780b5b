import { requiredContext } from '../../ui/requiredContext';
import type { Json } from '../../model/apiContract';
import type { RequestPath } from './requestPath';

/** What every field of a console can reach. */
export interface FormState {
  /** Undefined takes the value away. */
  readonly set: (path: RequestPath, value: Json | undefined) => void;
  /** What is wrong at a place, if anything is. */
  readonly problemAt: (path: RequestPath) => string | undefined;
  /** The id of an element that belongs to a place. */
  readonly idOf: (path: RequestPath, part?: string) => string;
}

/** The form around a field. */
export const [FormStateProvider, useFormState] = requiredContext<FormState>(
  'useFormState',
  'FormStateProvider',
);
