import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ApiField } from '../../model/api/apiConsole';
import { color, font } from '../../theme/tokens';
import { limits } from './limits';
import { isEntry, type RequestPath } from './requestPath';
import { useFormState } from './useFormState';

/** Props that connect a control to its label, hint and problem. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean;
}

interface FieldRowProps {
  name: string;
  /** Whether the name is a phrase rather than the name of a parameter. */
  inWords?: boolean;
  path: RequestPath;
  required: boolean;
  hint?: string;
  /** Shown next to the label. */
  aside?: ReactNode;
  children: (props: ControlProps) => ReactNode;
}

/** A control with its label, its hint, and the problem with its value. */
export function FieldRow({
  name,
  inWords = false,
  path,
  required,
  hint,
  aside,
  children,
}: FieldRowProps) {
  const { idOf, problemAt } = useFormState();
  const problem = problemAt(path);
  const described = [problem && idOf(path, 'problem'), hint && idOf(path, 'hint')].filter(Boolean);
  return (
    <Row>
      <Head $inWords={inWords}>
        <label htmlFor={idOf(path)}>{name}</label>
        {required && !isEntry(path) && <Mark aria-hidden="true">required</Mark>}
        {aside}
      </Head>
      {children({
        id: idOf(path),
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
        required,
      })}
      <ProblemText path={path} />
      {hint && <Hint id={idOf(path, 'hint')}>{hint}</Hint>}
    </Row>
  );
}

/** The problem at a place; focusable where no control could take the focus. */
export function ProblemText({
  path,
  focusable = false,
}: {
  path: RequestPath;
  focusable?: boolean;
}) {
  const { idOf, problemAt } = useFormState();
  const problem = problemAt(path);
  if (!problem) return null;
  return (
    <Problem id={idOf(path, 'problem')} {...(focusable && { tabIndex: -1, 'data-problem': true })}>
      {problem}.
    </Problem>
  );
}

/** The hint for a field: its description and limits. */
export function hintOf(field: ApiField): string {
  return [field.hint ?? '', limits(field)].filter((part) => part !== '').join(' ');
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

const Head = styled.div<{ $inWords: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  label {
    font: 550 0.8125rem/1.25rem ${({ $inWords }) => ($inWords ? font.sans : font.mono)};
    overflow-wrap: anywhere;
  }
`;

/** A word next to a field's name, such as "required". */
export const Mark = styled.span`
  color: ${color.inkFaint};
  font-size: 0.75rem;
  line-height: 1.25rem;
`;

/** The hint of a field. */
export const Hint = styled.p`
  color: ${color.inkFaint};
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;

const Problem = styled.p`
  color: ${color.danger};
  font-size: 0.8125rem;
  font-weight: 550;
  line-height: 1.125rem;
`;
