import styled from 'styled-components';
import { secondaryButtonCss } from '../../theme/secondaryButtonCss';
import { color, UNZOOMED } from '../../theme/tokens';

export const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 480px;
  margin-top: 16px;
  color: ${color.ink};
  label > small {
    color: ${color.inkFaint};
    font-size: inherit;
  }
  textarea {
    display: block;
    width: 100%;
    min-height: 80px;
    margin-top: 6px;
    padding: 8px 12px;
    border: 1px solid ${color.inkFaint};
    border-radius: 8px;
    background: ${color.raised};
    color: inherit;
    font: inherit;
    font-size: ${UNZOOMED};
    resize: vertical;
  }
`;

export const Reasons = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 4px;
    padding: 0;
    font-weight: 550;
  }
`;

export const Reason = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0 2px;
    accent-color: ${color.accent};
  }
`;

export const Note = styled.p`
  color: ${color.inkFaint};
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  button {
    ${secondaryButtonCss}
    &:disabled,
    &:disabled:hover {
      border-color: ${color.line};
      color: ${color.inkFaint};
      cursor: default;
    }
  }
  button[type='submit'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
    &:hover {
      border-color: ${color.accent};
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

export const Status = styled.p`
  color: ${color.ink};
  outline: none;
  &:not(:empty) {
    margin-top: 12px;
  }
  &[data-failed='true'] {
    color: ${color.danger};
  }
`;
