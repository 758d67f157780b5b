import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ContentTree } from '../mdx/ContentTree';
import { Prose } from '../mdx/Prose';
import { areaPath } from '../model/changelog/areaPath';
import { dateInWords } from '../model/changelog/changelog';
import { entryName } from '../model/changelog/entryName';
import type { TreeNode } from '../model/content/tree';
import { color, frame, media, NAVBAR_HEIGHT } from '../theme/tokens';
import { BadgeMark } from '../ui/BadgeMark';
import { SmartLink } from '../ui/links/SmartLink';
import { AreaLink } from './AreaLink';

interface EntryArticleProps {
  path: string;
  title: string;
  date: string;
  tags: readonly string[];
  /** The entry's text, including its interactive parts. */
  tree: readonly TreeNode[];
  /** True if the entry was published after the reader's last visit. */
  isNew?: boolean;
  /** True if the entry has a page to itself, so that its title is the page's title. */
  alone?: boolean;
  /** Page tools, below the title and below the text. */
  tools?: ReactNode;
  foot?: ReactNode;
}

/** A changelog entry: its date in one column, its text in the next. */
export function EntryArticle({
  path,
  title,
  date,
  tags,
  tree,
  isNew = false,
  alone = false,
  tools,
  foot,
}: EntryArticleProps) {
  const id = entryName(path);
  return (
    <Entry $alone={alone} data-entry={path}>
      <When>
        <time dateTime={date}>{dateInWords(date)}</time>
        {isNew && <BadgeMark $tone="good">New since your last visit</BadgeMark>}
      </When>
      <Text>
        {alone ? (
          <h1>{title}</h1>
        ) : (
          <h2 id={id}>
            <SmartLink href={path}>{title}</SmartLink>
            <a href={`#${id}`} className="sign" aria-label="Link to this entry">
              #
            </a>
          </h2>
        )}
        <Tags aria-label="Areas">
          {tags.map((tag) => (
            <li key={tag}>
              <AreaLink href={areaPath(tag)}>{tag}</AreaLink>
            </li>
          ))}
        </Tags>
        {tools}
        <ContentTree tree={tree} />
        {foot}
      </Text>
    </Entry>
  );
}

const Entry = styled.article<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: 180px minmax(0, ${frame.text});
  align-items: baseline;
  gap: ${frame.gutter};
  padding-block: ${({ $alone }) => ($alone ? '16px' : '48px')} 48px;
  border-bottom: 1px solid ${color.line};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-block: ${({ $alone }) => ($alone ? '8px' : '32px')} 32px;
  }
  &:last-of-type {
    border: 0;
  }
`;

const When = styled.p`
  position: sticky;
  top: ${NAVBAR_HEIGHT + 24}px;
  break-after: avoid;
  color: ${color.inkFaint};
  font-size: 0.875rem;
  line-height: 1.375rem;
  font-variant-numeric: tabular-nums;
  ${media.mobile} {
    position: static;
  }
  ${BadgeMark} {
    display: block;
    width: fit-content;
    /* The badge appears late; on the date's line, where both fit, it shifts nothing. */
    ${media.mobile} {
      display: inline-block;
      margin-left: 8px;
      vertical-align: top;
    }
  }
`;

const Text = styled.div`
  min-width: 0;
  > h2 {
    font-size: 1.5rem;
    font-weight: 620;
    line-height: 2rem;
    letter-spacing: -0.01em;
  }
  > h2 a:hover {
    color: ${color.accent};
  }
  .sign {
    display: inline-block;
    min-width: 24px;
    margin: 0 0 0 4px;
    color: ${color.accent};
    font-weight: 400;
    text-align: center;
    text-decoration: none;
    opacity: 0;
    @media (hover: none) {
      opacity: 0.6;
    }
  }
  :hover > .sign,
  .sign:focus-visible {
    opacity: 1;
  }
  ${Prose} {
    h2,
    h3,
    h4 {
      margin-top: 28px;
      font-size: 1.125rem;
      font-weight: 600;
      line-height: 1.75rem;
      letter-spacing: normal;
    }
    /* A heading directly below its kind belongs to it. */
    :is(h2, h3) + :is(h3, h4) {
      margin-top: 12px;
    }
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 10px 0 20px;
`;
