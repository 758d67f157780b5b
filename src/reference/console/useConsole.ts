import { useMemo, useState } from 'react';
import type { ConsoleData } from '../../data/apiConsoles';
import type { CallValues } from '../../model/api/apiRequest';
import type { Json, JsonObject } from '../../model/apiContract';
import { refusalOf, successOf, type Answer } from './answerTo';
import { problemsOf, type Problem } from './problems';
import { withValue, type RequestPath } from './requestPath';

/** What was sent last, and what came back. */
export interface Sent {
  /** Counts the sends, since the same answer can come twice. */
  readonly time: number;
  readonly answer: Answer;
  readonly problems: readonly Problem[];
}

/**
 * A request that a reader writes, what is wrong with it, and the answer of the sandbox. Nothing is told to be wrong before
 * it is sent for the first time; from then on, what is mended is no longer told.
 */
export function useConsole({ api, validate, payloads }: ConsoleData) {
  const [values, setValues] = useState(api.sample);
  const [example, setExample] = useState(0);
  const [sent, setSent] = useState<Sent>();
  const problems = useMemo(() => {
    validate(values);
    return problemsOf(api.form, values, validate.errors ?? []);
  }, [api, validate, values]);

  return {
    values,
    example,
    sent,
    problems: sent ? problems : [],
    set: (path: RequestPath, value: Json | undefined) =>
      setValues((known) => withValue(known as JsonObject, path, value) as CallValues),
    /** Begins anew, with one of the examples. */
    begin: (index: number) => {
      const { body } = api.examples[index] ?? {};
      setExample(index);
      setSent(undefined);
      setValues({ ...api.sample, ...(body !== undefined && { body }) });
    },
    send: () => {
      const answer =
        problems.length > 0
          ? refusalOf(api, payloads, values, problems)
          : successOf(api, payloads, api.examples[example]?.answer);
      setSent({ time: (sent?.time ?? 0) + 1, answer, problems });
    },
  };
}
