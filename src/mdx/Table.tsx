import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media } from '../theme/tokens';
import { ScrollFrame } from '../ui/scrolling/ScrollFrame';

/** A table that scrolls in its own frame if it is wider than the text. Its label is what it is called in a list of tables. */
export function Table({ label, children }: { label?: string; children?: ReactNode }) {
  return (
    <Frame label={label ?? 'Table'}>
      <Grid aria-label={label}>{children}</Grid>
    </Frame>
  );
}

/** The output of a query. */
export function Result({ children }: { children?: ReactNode }) {
  return (
    <ResultFrame label="Result">
      <ResultTitle>Result</ResultTitle>
      <Grid>{children}</Grid>
    </ResultFrame>
  );
}

const Frame = styled(ScrollFrame)`
  /* With room for the focus rings of links. */
  margin: 24px -4px;
  padding-inline: 4px;
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.375rem;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 9px 24px 9px 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: normal;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  th {
    color: ${color.inkSoft};
    font-size: 0.8125rem;
    font-weight: 550;
  }
  td:first-child {
    font-weight: 550;
  }
  td code {
    overflow-wrap: break-word;
    white-space: nowrap;
  }
  ${media.phone} {
    th,
    td {
      min-width: 80px;
      padding-right: 16px;
    }
    td code {
      white-space: normal;
    }
    /* Room for the end of a code name that is broken, which Chromium does not leave. */
    td:last-child {
      padding-right: 5px;
    }
    /* Too wide for a phone anyway: each column is as wide as its text, up to two fifths of the screen. */
    &:where(:has(th:nth-child(4))) {
      width: max-content;
      th,
      td {
        min-width: 0;
        max-width: 40vw;
      }
    }
  }
`;

const ResultFrame = styled(Frame)`
  && {
    margin: -12px 0 24px;
  }
  padding: 10px 18px 6px;
  border: 1px solid ${color.line};
  border-radius: 10px;
  th,
  td {
    max-width: none;
    white-space: nowrap;
  }
  td:first-child {
    font-weight: inherit;
  }
  tr:last-child td {
    border: 0;
  }
  em {
    color: ${color.inkFaint};
  }
`;

const ResultTitle = styled.p`
  break-after: avoid;
  color: ${color.inkFaint};
  font-size: 0.75rem;
  line-height: 1.25rem;
`;
