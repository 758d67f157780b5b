import { graphql, type PageProps } from 'gatsby';
import { Article } from '../layout/Article';
import { Seo } from '../layout/Seo';
import { ContentTree } from '../mdx/ContentTree';
import type { PageFrame, TutorialCard } from '../model/navigation/pageFrame';
import type { TreeNode } from '../model/content/tree';
import { CardFacts } from '../tutorials/CardFacts';
import { CardGrid, LinkCard } from '../ui/CardGrid';
import { required } from './required';
import { treeOf } from './treeOf';

interface CategoryPageContext {
  frame: PageFrame;
  cards: readonly TutorialCard[];
  /** What other parts of the site say about the category. */
  mentions: readonly TreeNode[];
}

/** The index of a folder: a card for each page and folder in it. */
export default function CategoryPage({
  data,
  pageContext,
}: PageProps<Queries.CategoryPageQuery, CategoryPageContext>) {
  const { title, description, section, path, content } = required(data.category, 'category');
  return (
    <Article title={title} lead={description} frame={pageContext.frame}>
      <Seo title={title} section={section} description={description} path={path} />
      <ContentTree tree={treeOf(content)} />
      <CardGrid style={{ marginTop: 32 }}>
        {pageContext.cards.map((card) => (
          <LinkCard key={card.path} title={card.title} href={card.path}>
            {card.description}
            <CardFacts card={card} />
          </LinkCard>
        ))}
      </CardGrid>
      <ContentTree tree={pageContext.mentions} />
    </Article>
  );
}

export const query = graphql`
  query CategoryPage($id: String!) {
    category(id: { eq: $id }) {
      path
      title
      description
      section
      content {
        tree
      }
    }
  }
`;
