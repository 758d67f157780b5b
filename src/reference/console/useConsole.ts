import { useMemo, useState } from 'react';
import type { ConsoleData } from '../../data/apiConsoles';
import type { CallValues } from '../../model/api/apiRequest';
import type { Json, JsonObject } from '../../model/api/apiContract';
import { refusalOf, successOf, type Answer } from './answerTo';
import { problemsOf } from './problems';
import { withValue, type RequestPath } from './requestPath';

/** The last request sent and its response. */
interface Sent {
  /** The number of requests sent, to tell identical answers apart. */
  readonly count: number;
  readonly answer: Answer;
}

/**
 * The state of a console: the request, its problems, and the sandbox's response. Problems are shown only after the first
 * send; from then on they are updated as the reader edits.
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
    /** Switches to another example body; other input is kept. */
    choose: (index: number) => {
      setExample(index);
      setSent(undefined);
      setValues((known) => ({ ...known, ...bodyOf(index) }));
    },
    /** Starts over with the same example. */
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
