import { graphql, type PageProps } from 'gatsby';
import { ChangelogFrame } from '../changelog/ChangelogFrame';
import { EntryArticle } from '../changelog/EntryArticle';
import { PageNeighbours } from '../layout/PageNeighbours';
import { Seo } from '../layout/Seo';
import { CHANGELOG } from '../model/changelog/changelog';
import type { Neighbours } from '../model/navigation/neighbours';
import type { PageTools } from '../model/reader/pageTools';
import type { TreeNode } from '../model/content/tree';
import { renderTree } from '../ui/renderTree';
import { SmartLink } from '../ui/links/SmartLink';
import { required } from './required';
import { treeOf } from './treeOf';

interface ChangelogEntryContext extends Neighbours {
  /** The docs that the entry links to. */
  mentions: readonly TreeNode[];
  tools: PageTools;
}

/** A single changelog entry. */
export default function ChangelogEntryPage({
  data,
  pageContext,
}: PageProps<Queries.ChangelogEntryPageQuery, ChangelogEntryContext>) {
  const { content, section, description, unlisted, ...entry } = required(
    data.changelogEntry,
    'entry',
  );
  return (
    <ChangelogFrame trail={[CHANGELOG]}>
      <Seo
        title={entry.title}
        section={section}
        description={description}
        path={entry.path}
        unlisted={unlisted}
      />
      <EntryArticle
        {...entry}
        tree={[...treeOf(content), ...pageContext.mentions]}
        tools={renderTree(pageContext.tools.top, { a: SmartLink })}
        foot={renderTree(pageContext.tools.foot)}
        alone
      />
      <PageNeighbours
        label="Changelog entries"
        previous={pageContext.previous}
        next={pageContext.next}
      />
    </ChangelogFrame>
  );
}

export const query = graphql`
  query ChangelogEntryPage($id: String!) {
    changelogEntry(id: { eq: $id }) {
      path
      title
      description
      section
      unlisted
      date
      tags
      content {
        tree(controls: true)
      }
    }
  }
`;
