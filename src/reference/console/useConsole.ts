import { useMemo, useState } from 'react';
import type { ConsoleData } from '../../data/apiConsoles';
import type { CallValues } from '../../model/api/apiRequest';
import type { Json, JsonObject } from '../../model/apiContract';
import { refusalOf, successOf, type Answer } from './answerTo';
import { problemsOf } from './problems';
import { withValue, type RequestPath } from './requestPath';

/** What was sent last, and what came back. */
interface Sent {
  /** How many were sent, since the same answer can come twice. */
  readonly count: number;
  readonly answer: Answer;
}

/**
 * A request that a reader writes, what is wrong with it, and the answer of the sandbox. Problems are
 * shown only after the first send; from then on, those that are fixed disappear.
 */
export function useConsole({ api, validate, payloads }: ConsoleData) {
  const [values, setValues] = useState(api.sample);
  const [example, setExample] = useState(0);
  const [sent, setSent] = useState<Sent>();
  const problems = useMemo(() => {
    validate(values);
    return problemsOf(api.form, values, validate.errors ?? []);
  }, [api, validate, values]);

  const bodyOf = (index: number) => {
    const { body } = api.examples[index] ?? {};
    return body !== undefined && { body };
  };
  return {
    values,
    example,
    sent,
    problems: sent ? problems : [],
    set: (path: RequestPath, value: Json | undefined) =>
      setValues((known) => withValue(known as JsonObject, path, value) as CallValues),
    /** Takes another example of a body; what else the reader wrote stays. */
    choose: (index: number) => {
      setExample(index);
      setSent(undefined);
      setValues((known) => ({ ...known, ...bodyOf(index) }));
    },
    /** Begins anew, with the same example. */
    reset: () => {
      setSent(undefined);
      setValues({ ...api.sample, ...bodyOf(example) });
    },
    send: () => {
      const answer =
        problems.length > 0
          ? refusalOf(api, payloads, values, problems)
          : successOf(api, payloads, api.examples[example]?.answer);
      setSent({ count: (sent?.count ?? 0) + 1, answer });
    },
  };
}
