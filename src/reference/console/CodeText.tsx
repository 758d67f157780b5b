import styled from 'styled-components';
import { color, font } from '../../theme/tokens';
import { CopyButton } from '../../ui/CopyButton';
import { useScrollStop } from '../../ui/useScrollStop';

/** Code that changes while it is read: plain, with a button that copies it. */
export function CodeText({ label, text }: { label: string; text: string }) {
  const stop = useScrollStop<HTMLPreElement>(label);
  return (
    // By that name blocks of code get room for the button on touch screens, and their other tools (`codeTools`).
    <Box data-language="">
      <pre {...stop}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label={`Copy: ${label}`} />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  border-radius: 10px;
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};
  /* Redoc has a look of its own for code in descriptions, where the console stands. */
  && pre {
    margin: 0;
    padding: 14px 18px;
    border: 0;
    background: none;
    color: ${color.ink};
    overflow-x: auto;
    overflow-wrap: normal;
    white-space: pre;
    font: 0.8125rem/1.25rem ${font.mono};
    tab-size: 4;
  }
  && code {
    padding: 0;
    border: 0;
    box-shadow: none;
    background: none;
    font: inherit;
    overflow-wrap: normal;
    word-break: normal;
  }
`;
