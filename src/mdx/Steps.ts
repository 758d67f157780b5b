import styled from 'styled-components';
import { color, frame } from '../theme/tokens';

/** A numbered list displayed as a sequence of steps. */
export const Steps = styled.div`
  margin-block: 24px;
  && > ol {
    padding: 0;
    /* VoiceOver in Safari does not announce a list with list-style: none as a list; with an empty marker it does. */
    list-style: '';
    counter-reset: step;
  }
  > ol > li {
    position: relative;
    min-height: 40px;
    margin: 0;
    padding: 0 0 24px 44px;
    counter-increment: step;
  }
  > ol > li > p {
    max-width: ${frame.measure};
  }
  > ol > li:last-child {
    padding-bottom: 0;
  }
  > ol > li > :last-child {
    margin-bottom: 0;
  }
  > ol > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: -1px;
    width: 28px;
    height: 28px;
    border: 1px solid ${color.lineStrong};
    border-radius: 50%;
    color: ${color.inkSoft};
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.625rem;
    text-align: center;
  }
  > ol > li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 14px;
    top: 33px;
    bottom: 5px;
    border-left: 1px solid ${color.line};
  }
`;
