import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageFrame } from '../model/navigation/pageFrame';
import { sectionName } from '../model/navigation/sidebarSections';
import type { Heading } from '../model/content/tree';
import { color, frame as size, media } from '../theme/tokens';
import { Crumbs } from '../ui/links/Crumbs';
import { PageNeighbours } from './PageNeighbours';
import { FoldedContents, TableOfContents } from './TableOfContents';

interface ArticleProps {
  title: string;
  /** The sentence below the title. */
  lead: string;
  /** A line of facts below the lead. */
  facts?: ReactNode;
  frame: PageFrame;
  headings?: readonly Heading[];
  /** Page tools, below the title and below the text. */
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A page of docs or tutorials: breadcrumbs, title, text with its table of contents, and links to the previous and next
 * page.
 */
export function Article({
  title,
  lead,
  facts,
  frame,
  headings = [],
  tools,
  foot,
  children,
}: ArticleProps) {
  const contents = headings.filter(({ depth }) => depth <= 3);
  return (
    <Columns>
      <Text>
        <Crumbs trail={frame.trail} />
        <h1>{title}</h1>
        <p>{lead}</p>
        {facts && <Facts>{facts}</Facts>}
        {tools}
        {contents.length > 1 && <FoldedContents headings={contents} />}
        <Body>{children}</Body>
        {foot}
        <PageNeighbours label={`${sectionName(frame.sidebar)} pages`} {...frame} />
      </Text>
      {contents.length > 1 && <TableOfContents headings={contents} />}
    </Columns>
  );
}

// The table of contents has its column from the start, though it comes last in the HTML: text painted before it must
// not move.
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${size.text}) ${size.contents};
  gap: ${size.gutter};
  padding: 40px ${size.gutter} 72px;
  ${media.noContents} {
    grid-template-columns: minmax(0, ${size.text});
  }
  ${media.mobile} {
    justify-content: center;
    padding: 24px 20px 56px;
  }
`;

const Text = styled.article`
  min-width: 0;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  margin-top: 16px;
  color: ${color.inkFaint};
  font-size: 0.875rem;
`;

const Body = styled.div`
  margin-top: 32px;
`;
