import { Fragment } from 'react';
import styled from 'styled-components';
import { lineText, type CodeLine, type CodeToken } from '../model/content/codeLine';
import { color, font } from '../theme/tokens';
import { CopyButton } from '../ui/CopyButton';
import { useScrollStop } from '../ui/scrolling/useScrollStop';

interface CodeBlockProps {
  language: string;
  title?: string;
  /** The database that the SQL is written for. */
  dialect?: string;
  numbered?: boolean;
  lines: readonly CodeLine[];
}

/** Code that was highlighted at build time, with a copy button. */
export function CodeBlock({ language, title, dialect, numbered = false, lines }: CodeBlockProps) {
  const name = title ?? (dialect ? `${dialect} SQL` : undefined);
  const stop = useScrollStop<HTMLPreElement>(name ? `${name}, code` : 'Code');
  const source = lines
    .filter(({ mark }) => mark !== 'removed')
    .map(lineText)
    .join('\n');
  return (
    <Box data-language={language}>
      {name && <Title>{name}</Title>}
      <Pre {...stop}>
        <code>
          {lines.map(({ tokens, mark }, index) => (
            <Fragment key={index}>
              {index > 0 && !numbered && !lines[index - 1]?.mark && '\n'}
              {mark || numbered ? (
                <Line data-mark={mark} data-number={numbered ? index + 1 : undefined}>
                  {tokens.map(colored)}
                  {'\n'}
                </Line>
              ) : (
                tokens.map(colored)
              )}
            </Fragment>
          ))}
        </code>
      </Pre>
      <CopyButton text={source} label="Copy code to clipboard" />
    </Box>
  );
}

function colored(token: CodeToken, index: number) {
  if (typeof token === 'string') return token;
  const [scope, text] = token;
  return (
    <i key={index} className={scope}>
      {text}
    </i>
  );
}

const Box = styled.div`
  position: relative;
  margin-block: 24px;
  border-radius: 10px;
  background: ${color.sunken};
  /* Unlike a shadow, an outline is visible in forced-colors mode. */
  outline: 1px solid ${color.line};
  outline-offset: -1px;
`;

const Title = styled.p`
  padding: 10px 48px 10px 18px;
  border-bottom: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: 0.8125rem;
  line-height: 1.375rem;
`;

const Pre = styled.pre`
  padding: 14px 18px;
  overflow-x: auto;
  font: 0.84375rem/1.375rem ${font.mono};
  tab-size: 4;
  && code {
    padding: 0;
    background: none;
    box-shadow: none;
    font: inherit;
    overflow-wrap: normal;
  }
  i {
    font-style: normal;
  }
  .k {
    color: ${color.codeKeyword};
  }
  .s {
    color: ${color.codeString};
  }
  .n {
    color: ${color.codeNumber};
  }
  .c {
    color: ${color.codeComment};
  }
  .f,
  .a {
    color: ${color.codeFunction};
  }
  .t {
    color: ${color.codeType};
  }
  .v {
    color: ${color.codeVariable};
  }
  .o {
    color: ${color.inkSoft};
  }
`;

const Line = styled.span`
  position: relative;
  display: block;
  margin-inline: -18px;
  padding-inline: 18px;
  /* As wide as the longest line, so that backgrounds stay complete when the code scrolls sideways. */
  code:has(> &) {
    display: inline-block;
    min-width: 100%;
  }
  &[data-number]::before {
    content: attr(data-number);
    display: inline-block;
    width: 2.5em;
    margin-right: 1em;
    color: ${color.inkFaint};
    text-align: right;
  }
  &[data-mark='marked'] {
    padding-left: 15px;
    border-left: 3px solid ${color.accent};
    background: ${color.accentSoft};
  }
  &[data-mark='added'] {
    background: ${color.tipSoft};
  }
  &[data-mark='removed'] {
    background: ${color.dangerSoft};
  }
  &[data-mark='added']::before,
  &[data-mark='removed']::before {
    position: absolute;
    left: 7px;
    color: ${color.tip};
    content: '+';
  }
  &[data-mark='removed']::before {
    color: ${color.danger};
    content: '−';
  }
`;
