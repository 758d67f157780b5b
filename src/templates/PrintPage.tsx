import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../layout/Seo';
import { PrintedParts } from '../mdx/PrintedParts';
import type { PageLink } from '../model/pageLink';
import { printPath, type PrintPart } from '../model/printPart';
import { treeOf } from './treeOf';

interface PrintPageContext {
  title: string;
  /** Name of the part of the site, for the title. */
  section: string;
  /** Address of the section's index. */
  index: string;
  parts: readonly PrintPart[];
  /** The sections below that are joined on pages of their own. */
  folders: readonly PageLink[];
}

/** All pages of a section in one, to be printed. */
export default function PrintPage({
  data,
  pageContext: { title, section, index, parts, folders },
}: PageProps<Queries.PrintPageQuery, PrintPageContext>) {
  const bodies = new Map(
    data.learnPagesById.map(({ id, content, ...page }) => [id, { ...page, tree: treeOf(content) }]),
  );
  const description = `${title}: every page of this section on one, in order and with a list of contents, to be printed or kept.`;
  return (
    <>
      <Seo
        title={`Print: ${title}`}
        section={section}
        description={description}
        path={printPath(index)}
        unlisted
      />
      <PrintedParts title={title} path={index} parts={parts} folders={folders} bodies={bodies} />
    </>
  );
}

export const query = graphql`
  query PrintPage($ids: [String!]!) {
    learnPagesById(ids: $ids) {
      id
      description
      content {
        tree
      }
    }
  }
`;
