import styled from 'styled-components';
import { inlineCodeCss } from '../theme/inlineCodeCss';
import { linkLine } from '../theme/linkLine';
import { color, frame } from '../theme/tokens';

/** The typography of running text, on every page. */
export const Prose = styled.div`
  > * + *,
  li > * + * {
    margin-top: 16px;
  }
  > :is(p, ul, ol, blockquote):not([class]) {
    max-width: ${frame.measure};
  }
  h2 {
    margin-top: 48px;
    font-size: 1.5rem;
    font-weight: 620;
    line-height: 2rem;
    letter-spacing: -0.01em;
  }
  h3 {
    margin-top: 32px;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }
  :is(h4, h5, h6) {
    margin-top: 24px;
    font-size: 1rem;
    font-weight: 600;
  }
  :is(h2, h3, h4) + * {
    margin-top: 12px;
  }
  :is(p, li, th, td, figcaption) a {
    ${linkLine}
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  strong {
    font-weight: 620;
  }
  :is(ul, ol) {
    padding-left: 24px;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${color.inkFaint};
    font-variant-numeric: tabular-nums;
  }
  li + li,
  li > :is(ul, ol) {
    margin-top: 6px;
  }
  code {
    ${inlineCodeCss}
  }
  section h2 {
    margin-top: 56px;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
    letter-spacing: normal;
  }
  small {
    margin-top: 0;
    display: inline-block;
    color: ${color.inkFaint};
    font-size: 0.875rem;
  }
  blockquote {
    padding-left: 20px;
    border-left: 1px solid ${color.lineStrong};
    color: ${color.inkSoft};
  }
  hr {
    margin-block: 40px;
    border: 0;
    border-top: 1px solid ${color.line};
  }
`;
