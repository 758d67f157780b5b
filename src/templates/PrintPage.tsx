import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../layout/Seo';
import { PrintedParts } from '../mdx/PrintedParts';
import type { PageLink } from '../model/navigation/pageLink';
import { printPath, type PrintPart } from '../model/content/printPart';
import { treeOf } from './treeOf';

interface PrintPageContext {
  title: string;
  /** Name of the site's section, for the title. */
  section: string;
  /** Address of the section's index. */
  index: string;
  parts: readonly PrintPart[];
  /** Subsections that have print pages of their own. */
  folders: readonly PageLink[];
  /** Pages that cannot be printed together with the others. */
  onlineOnly: readonly PageLink[];
}

/** All pages of a section on one page, for printing. */
export default function PrintPage({
  data,
  pageContext,
}: PageProps<Queries.PrintPageQuery, PrintPageContext>) {
  const { title, section, index, parts, folders, onlineOnly } = pageContext;
  const bodies = new Map(
    data.learnPagesById.map(({ id, content, ...page }) => [id, { ...page, tree: treeOf(content) }]),
  );
  return (
    <>
      <Seo
        title={`Print: ${title}`}
        section={section}
        description={`${title}: ${contentsOf(pageContext)}`}
        path={printPath(index)}
        unlisted
      />
      <PrintedParts
        title={title}
        path={index}
        parts={parts}
        folders={folders}
        onlineOnly={onlineOnly}
        bodies={bodies}
      />
    </>
  );
}

/** Describes exactly what is on the page. */
function contentsOf({ parts, folders, onlineOnly }: PrintPageContext): string {
  if (parts.length === 0) return 'the folders of this section, each to print or save on its own.';
  const outside = folders.length > 0 ? ' outside its folders' : '';
  const printable = onlineOnly.length > 0 ? ' that can be printed' : '';
  return `every page of this section${outside}${printable} on one, in order and with a list of contents, to print or save.`;
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
