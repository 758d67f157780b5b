import { graphql, type PageProps } from 'gatsby';
import { Article } from '../layout/Article';
import { RelatedPages } from '../layout/RelatedPages';
import { Seo } from '../layout/Seo';
import { ContentTree } from '../mdx/ContentTree';
import { Video } from '../mdx/Video';
import type { PageCard, PageFrame } from '../model/navigation/pageFrame';
import type { PageTools } from '../model/reader/pageTools';
import type { TreeNode } from '../model/content/tree';
import { TutorialFacts } from '../tutorials/TutorialFacts';
import { renderTree } from '../ui/renderTree';
import { SmartLink } from '../ui/links/SmartLink';
import { required } from './required';
import { treeOf } from './treeOf';

interface ContentPageContext {
  frame: PageFrame;
  /** What other parts of the site say about the page. */
  mentions: readonly TreeNode[];
  related: readonly PageCard[];
  tools: PageTools;
}

/** A page of docs or tutorials. */
export default function ContentPage({
  data,
  pageContext,
}: PageProps<Queries.ContentPageQuery, ContentPageContext>) {
  const page = required(data.learnPage, 'page');
  const { title, description, content } = page;
  return (
    <Article
      title={title}
      lead={description}
      facts={'level' in page && <TutorialFacts {...page} />}
      frame={pageContext.frame}
      // Headings after the text are left out: what is below them links away from the page.
      headings={content.headings}
      tools={renderTree(pageContext.tools.top, { a: SmartLink })}
      foot={renderTree(pageContext.tools.foot)}
    >
      <Seo
        title={title}
        section={page.section}
        description={description}
        path={page.path}
        unlisted={page.unlisted}
      />
      {'video' in page && page.video && <Video src={page.video} title={title} />}
      <ContentTree tree={treeOf(content)} />
      <RelatedPages pages={pageContext.related} />
      <ContentTree tree={pageContext.mentions} />
    </Article>
  );
}

export const query = graphql`
  query ContentPage($id: String!) {
    learnPage(id: { eq: $id }) {
      path
      title
      description
      section
      unlisted
      ... on Tutorial {
        level
        minutes
        video
      }
      content {
        tree(controls: true)
        headings {
          id
          depth
          text
        }
      }
    }
  }
`;
