import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ApiField } from '../../model/api/apiConsole';
import type { Json } from '../../model/api/apiContract';
import { color, font } from '../../theme/tokens';
import { SmallButton } from './controls';
import { blank } from './fieldAt';
import { Hint, hintOf, Mark, ProblemText } from './FieldRow';
import { NullTick } from './NullTick';
import { isEntry, type RequestPath } from './requestPath';
import { useFormState } from './useFormState';

interface GroupProps {
  name: string;
  field: ApiField;
  path: RequestPath;
  value: Json | undefined;
  required: boolean;
  /** Whether it is present without being added. */
  fixed?: boolean;
  children: ReactNode;
}

/** A compound value: its hint, and whether it is sent at all. */
export function Group({
  name,
  field,
  path,
  value,
  required,
  fixed = required,
  children,
}: GroupProps) {
  const { set, idOf, problemAt } = useFormState();
  const hint = hintOf(field);
  const sent = value !== undefined && value !== null;
  return (
    <Fieldset aria-describedby={problemAt(path) ? idOf(path, 'problem') : undefined}>
      <legend>
        {name} {required && !isEntry(path) && <Mark>required</Mark>}
      </legend>
      {hint && <Hint>{hint}</Hint>}
      <ProblemText path={path} focusable={field.kind !== 'json'} />
      {(!fixed || field.nullable) && (
        <Choices>
          {!fixed && (
            <SmallButton type="button" onClick={() => set(path, sent ? undefined : blank(field))}>
              {sent ? `Leave out ${name}` : `Add ${name}`}
            </SmallButton>
          )}
          {field.nullable && (
            <NullTick name={name} value={value} onChange={(next) => set(path, next)} />
          )}
        </Choices>
      )}
      {(sent || (fixed && value !== null)) && children}
    </Fieldset>
  );
}

/** Fields that belong together. */
export const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  margin: 0;
  padding: 0 0 0 12px;
  border: 0;
  border-left: 1px solid ${color.line};
  legend {
    float: left;
    padding: 0;
    font: 550 0.8125rem/1.25rem ${font.mono};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
`;
