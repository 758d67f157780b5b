import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ConsoleData } from '../../data/apiConsoles';
import { BadgeMark } from '../../ui/BadgeMark';
import { answerLike, type Answer } from './answerTo';
import { CodeText } from './CodeText';
import { Select } from './controls';

const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

type AnswerViewProps = Pick<ConsoleData, 'api' | 'payloads'> & {
  /** The answer to the request that was sent. */
  answer: Answer;
};

/** The sandbox's response; readers can switch to the contract's other example responses. */
export function AnswerView({ api, payloads, answer }: AnswerViewProps) {
  const [other, setOther] = useState('');
  const id = useId();
  const example = other === '' ? undefined : api.answers[Number(other)];
  const { status, payload } = example ? answerLike(example, payloads) : answer;
  return (
    <Box role="group" aria-label="Response">
      <Title>
        Response{' '}
        <BadgeMark $tone={status < 300 ? 'good' : 'caution'}>
          {`${status} ${REASONS[status] ?? ''}`.trim()}
        </BadgeMark>
      </Title>
      {payload === undefined ? (
        <p>This response has no body.</p>
      ) : (
        <CodeText label="Response as JSON" text={JSON.stringify(payload, null, 2)} />
      )}
      <Others>
        <label htmlFor={id}>Show</label>
        <Select id={id} value={other} onChange={({ target }) => setOther(target.value)}>
          <option value="">The response to this request</option>
          {api.answers.map((one, index) => (
            <option key={`${one.status} ${one.name}`} value={index}>
              {`${one.status} – ${one.summary}`}
            </option>
          ))}
        </Select>
      </Others>
    </Box>
  );
}

const Box = styled.div`
  min-width: 0;
`;

const Title = styled.p`
  margin-bottom: 8px;
  font-weight: 600;
`;

const Others = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 8px;
  font-size: 0.875rem;
`;
