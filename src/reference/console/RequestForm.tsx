import styled from 'styled-components';
import type { ApiConsole } from '../../model/api/apiConsole';
import type { CallValues } from '../../model/api/apiRequest';
import type { JsonObject } from '../../model/api/apiContract';
import { color } from '../../theme/tokens';
import { Select } from './controls';
import { FieldOf, ObjectFields } from './FieldOf';
import { FieldRow, ProblemText } from './FieldRow';
import { Fieldset } from './Group';

const TITLES: Readonly<Record<string, string>> = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
  body: 'Body',
} satisfies Record<keyof CallValues, string>;

interface RequestFormProps {
  api: ApiConsole;
  values: CallValues;
  /** The index of the example the form started from. */
  example: number;
  onExample: (index: number) => void;
}

/** The fields of a request, grouped by where they are sent. */
export function RequestForm({ api, values, example, onExample }: RequestFormProps) {
  const sent = values as JsonObject;
  return (
    <Parts>
      {api.examples.length > 1 && (
        <FieldRow name="Example" inWords path={['?']} required={false}>
          {(control) => (
            <Select
              {...control}
              value={example}
              onChange={({ target }) => onExample(Number(target.value))}
            >
              {api.examples.map(({ summary }, index) => (
                <option key={summary} value={index}>
                  {summary}
                </option>
              ))}
            </Select>
          )}
        </FieldRow>
      )}
      {api.form.fields.map(({ name, required = false, field }) => (
        <Part key={name}>
          <legend>{TITLES[name]}</legend>
          {field.kind === 'object' ? (
            <>
              <ProblemText path={[name]} focusable />
              <ObjectFields field={field} path={[name]} value={sent[name]} />
            </>
          ) : (
            <FieldOf
              name={name}
              field={field}
              path={[name]}
              value={sent[name]}
              required={required}
            />
          )}
        </Part>
      ))}
      {api.form.fields.length === 0 && <p>This call takes neither parameters nor a body.</p>}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Part = styled(Fieldset)`
  gap: 18px;
  padding: 0;
  border: 0;
  > legend {
    width: 100%;
    padding-bottom: 6px;
    border-bottom: 1px solid ${color.line};
    font: inherit;
    font-weight: 600;
  }
`;
