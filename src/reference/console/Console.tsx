import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import type { ConsoleData } from '../../data/apiConsoles';
import { apiRequest } from '../../model/api/apiRequest';
import { color, frame } from '../../theme/tokens';
import { AnswerView } from './AnswerView';
import { RequestForm } from './RequestForm';
import { RequestSamples } from './RequestSamples';
import { useConsole } from './useConsole';
import { FormStateProvider, type FormState } from './useFormState';

/** A sandbox for one operation: a form for the request, the request in four languages, and the answer of the contract. */
export function Console(data: ConsoleData) {
  const { api } = data;
  const { values, example, sent, problems, set, begin, send } = useConsole(data);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem]')?.focus();
    // Each time something was sent, and not when it is mended.
  }, [sent]);

  const problemByPath = new Map(problems.map((one) => [one.place.join('/'), one.sentence]));
  const state: FormState = {
    set,
    problemAt: (path) => problemByPath.get(path.join('/')),
    idOf: (path, part = 'field') => [id, ...path, part].join('-'),
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Box aria-label={`Sandbox for ${api.operation}`}>
      <Note>
        A sandbox: nothing is sent, and no token is needed. The request is checked by the rules of
        the contract, and the answer is one of its examples.
      </Note>
      <Panes>
        {/* The browser's own bubbles would cover the sentences of the contract. */}
        <form ref={form} noValidate autoComplete="off" aria-label="Request" onSubmit={submit}>
          <FormStateProvider value={state}>
            <RequestForm api={api} values={values} example={example} onExample={begin} />
          </FormStateProvider>
          <Actions>
            <Send type="submit">Send</Send>
            <Reset type="button" onClick={() => begin(example)}>
              Reset
            </Reset>
          </Actions>
          <Summary role="status">{summaryOf(sent && problems.length, sent?.answer.status)}</Summary>
        </form>
        <Results>
          {/* Next to the button, before a request that may be long. */}
          {sent && <AnswerView key={sent.time} {...data} answer={sent.answer} />}
          <RequestSamples request={apiRequest(api.shape, values)} />
        </Results>
      </Panes>
    </Box>
  );
}

function summaryOf(wrong: number | undefined, status = 0): string {
  if (wrong === undefined) return '';
  if (wrong === 0)
    return status < 300 ? `Answered with ${status}.` : 'The request fits now. Send it again.';
  const places = wrong === 1 ? 'One place does' : `${wrong} places do`;
  return `Refused with ${status}. ${places} not fit the contract.`;
}

const Box = styled.section`
  container-type: inline-size;
  margin-top: 12px;
  padding: 20px;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.paper};
  color: ${color.ink};
`;

const Note = styled.p`
  margin-bottom: 20px;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  line-height: 22px;
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  @container (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 12px;
  margin-top: 20px;
`;

const Send = styled.button`
  min-height: 36px;
  padding: 0 18px;
  border-radius: 8px;
  background: ${color.ink};
  color: ${color.paper};
  font-size: 0.875rem;
  font-weight: 600;
`;

const Reset = styled.button`
  min-height: 36px;
  padding: 0 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: 8px;
  font-size: 0.875rem;
  font-weight: 550;
  &:hover {
    border-color: ${color.ink};
  }
`;

const Summary = styled.p`
  min-height: 22px;
  margin-top: 12px;
  font-size: 0.875rem;
  line-height: 22px;
`;

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  /* Beside a long form, the answer is where the reader sends. */
  @container (min-width: 760px) {
    position: sticky;
    top: calc(${frame.navbar} + 24px);
    align-self: start;
  }
`;
