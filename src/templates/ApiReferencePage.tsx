import { graphql, type PageProps } from 'gatsby';
import { Panes } from '../reference/Panes';
import { ReferenceColumns } from '../reference/ReferenceColumns';
import { ReferenceFoot } from '../reference/ReferenceFoot';
import { ReferenceHead } from '../reference/ReferenceHead';
import { ReferenceMenu } from '../reference/ReferenceMenu';
import { PageNeighbours } from '../layout/PageNeighbours';
import { Seo } from '../layout/Seo';
import { ContentTree } from '../mdx/ContentTree';
import type { ReferenceMenu as Menu } from '../model/api/apiReference';
import type { PageFrame } from '../model/navigation/pageFrame';
import { sectionName } from '../model/navigation/sidebarSections';
import type { TreeNode } from '../model/content/tree';
import { required } from './required';
import { treeOf } from './treeOf';

interface ApiReferencePageContext {
  frame: PageFrame;
  menu: Menu;
  firstCall: readonly TreeNode[];
}

/** The API reference: its menu, its text, and Redoc's panes. */
export default function ApiReferencePage({
  data,
  pageContext,
}: PageProps<Queries.ApiReferencePageQuery, ApiReferencePageContext>) {
  const { title, section, description, path, unlisted, content } = required(data.doc, 'page');
  const { frame, menu, firstCall } = pageContext;
  return (
    <ReferenceColumns>
      <Seo
        title={title}
        section={section}
        description={description}
        path={path}
        unlisted={unlisted}
      />
      <ReferenceMenu menu={menu} />
      <div>
        <ReferenceHead
          title={title}
          lead={description}
          trail={frame.trail}
          firstCall={<ContentTree tree={firstCall} />}
        >
          <ContentTree tree={treeOf(content)} />
        </ReferenceHead>
        <Panes />
        <ReferenceFoot>
          <PageNeighbours label={`${sectionName(frame.sidebar)} pages`} {...frame} />
        </ReferenceFoot>
      </div>
    </ReferenceColumns>
  );
}

export const query = graphql`
  query ApiReferencePage($id: String!) {
    doc(id: { eq: $id }) {
      path
      title
      description
      section
      unlisted
      content {
        tree
      }
    }
  }
`;
