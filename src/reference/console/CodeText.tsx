import styled from 'styled-components';
import { color, font } from '../../theme/tokens';
import { CopyButton } from '../../ui/CopyButton';
import { useScrollStop } from '../../ui/scrolling/useScrollStop';

/** Code that changes as the reader edits: unhighlighted, with a copy button. */
export function CodeText({ label, text }: { label: string; text: string }) {
  const stop = useScrollStop<HTMLPreElement>(label);
  return (
    // The attribute gives code blocks space for the button on touch screens, and their other tools (`codeTools`).
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
  /* Unlike a shadow, an outline is visible in forced-colors mode. */
  outline: 1px solid ${color.line};
  outline-offset: -1px;
  /* The console sits inside a description, where Redoc styles code itself. */
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
