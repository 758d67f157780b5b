import styled, { css } from 'styled-components';
import { color, font, UNZOOMED } from '../../theme/tokens';
import { selectCss } from '../../theme/selectCss';

const unzoomed = css`
  @media (pointer: coarse) {
    font-size: ${UNZOOMED};
  }
`;

const box = css`
  width: 100%;
  min-width: 0;
  min-height: 36px;
  padding: 6px 10px;
  border: 1px solid ${color.inkFaint};
  border-radius: 8px;
  background: ${color.paper};
  color: ${color.ink};
  font: 0.875rem/1.375rem ${font.sans};
  &[aria-invalid] {
    border-color: ${color.danger};
  }
  ${unzoomed}
`;

/** A text input. */
export const Input = styled.input`
  ${box}
`;

/** A select. */
export const Select = styled.select`
  ${selectCss}
  width: 100%;
  &[aria-invalid] {
    border-color: ${color.danger};
  }
`;

/** A multi-line input for code. */
export const Area = styled.textarea`
  ${box}
  font: 0.8125rem/1.25rem ${font.mono};
  ${unzoomed}
  resize: vertical;
`;

/** A checkbox with its label after it. */
export const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  font-size: 0.875rem;
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

/** A small button within a form. */
export const SmallButton = styled.button`
  justify-self: start;
  min-height: 28px;
  padding: 2px 10px;
  border: 1px solid ${color.lineStrong};
  border-radius: 7px;
  background: ${color.raised};
  color: ${color.ink};
  font-size: 0.8125rem;
  font-weight: 550;
  &:hover {
    border-color: ${color.ink};
  }
`;
