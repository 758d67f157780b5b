import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { consoleData } from '../../data/apiConsoles';
import { apiRequest } from '../../model/api/apiRequest';
import { secondaryButtonCss } from '../../theme/secondaryButtonCss';
import { color, NAVBAR_HEIGHT } from '../../theme/tokens';
import { AnswerView } from './AnswerView';
import type { Problem } from './problems';
import { RequestForm } from './RequestForm';
import { isSamePath, type RequestPath } from './requestPath';
import { RequestSamples } from './RequestSamples';
import { useConsole } from './useConsole';
import { FormStateProvider, type FormState } from './useFormState';

/** A sandbox for one operation: a form, the request in four languages, and the contract's example response. */
export function Console({ operation }: { operation: string }) {
  const data = consoleData(operation);
  const { api } = data;
  const { values, example, sent, problems, set, choose, reset, send } = useConsole(data);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem]')?.focus();
    // After each send, but not while the reader corrects a field.
  }, [sent]);

  const state: FormState = {
    set,
    problemAt: (path) => sentencesAt(path, problems),
    idOf: (path, part = 'field') => [id, ...path, part].join('-'),
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Box aria-label={`Sandbox for ${operation}`}>
      <Note>
        A sandbox: nothing is sent, and no token is needed. The request is checked against the
        contract, and the response is one of its examples.
      </Note>
      <Panes>
        {/* The browser's own validation bubbles would cover our messages. */}
        <form
          ref={form}
          noValidate
          autoComplete="off"
          aria-label={`Request for ${operation}`}
          onSubmit={submit}
        >
          <FormStateProvider value={state}>
            <RequestForm api={api} values={values} example={example} onExample={choose} />
          </FormStateProvider>
          <Actions>
            <Send type="submit">Send</Send>
            <Reset type="button" onClick={reset}>
              Reset
            </Reset>
          </Actions>
          <Summary role="status">
            {/* The key makes screen readers announce the text even if it has not changed. */}
            {sent && <span key={sent.count}>{summaryOf(problems.length, sent.answer.status)}</span>}
          </Summary>
        </form>
        <Results>
          {/* Next to the button, before a request that may be long. */}
          {sent && <AnswerView key={sent.count} {...data} answer={sent.answer} />}
          <RequestSamples request={apiRequest(api.shape, values)} />
        </Results>
      </Panes>
    </Box>
  );
}

/** The status message about the last send and about what the reader has changed since. */
function summaryOf(wrong: number, status: number): string {
  const answered = status < 300;
  if (wrong === 0)
    return answered
      ? `Response with status ${status}.`
      : 'The request is valid now. Send it again.';
  const misfit = `${wrong === 1 ? 'One field does' : `${wrong} fields do`} not match the contract`;
  return answered ? `${misfit} anymore. Send it again.` : `Refused with ${status}. ${misfit}.`;
}

/** The problems at a place in the form, which may contain several values. */
function sentencesAt(path: RequestPath, problems: readonly Problem[]): string | undefined {
  const here = problems.filter(({ place }) => isSamePath(place, path));
  return here.map(({ sentence }) => sentence).join('. ') || undefined;
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
  line-height: 1.375rem;
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
  padding: 0 17px;
  /* Visible in forced-colors mode, which removes the background. */
  border: 1px solid transparent;
  border-radius: 8px;
  background: ${color.ink};
  color: ${color.paper};
  font-size: 0.875rem;
  font-weight: 600;
  &:hover {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const Reset = styled.button`
  ${secondaryButtonCss}
`;

const Summary = styled.p`
  min-height: 22px;
  margin-top: 12px;
  font-size: 0.875rem;
  line-height: 1.375rem;
`;

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  /* Next to a long form, the response stays in view while the Send button is. */
  @container (min-width: 760px) {
    position: sticky;
    top: ${NAVBAR_HEIGHT + 24}px;
    align-self: start;
  }
`;
