import styled from 'styled-components';
import type { PageCard } from '../model/navigation/pageFrame';
import { CardGrid, LinkCard } from '../ui/CardGrid';

/** Related pages, as chosen by the page's author. */
export function RelatedPages({ pages }: { pages: readonly PageCard[] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="related-pages">
      <Title id="related-pages">Related pages</Title>
      <CardGrid>
        {pages.map(({ title, path, description }) => (
          <LinkCard key={path} title={title} href={path}>
            {description}
          </LinkCard>
        ))}
      </CardGrid>
    </section>
  );
}

const Title = styled.h2`
  margin: 56px 0 16px;
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.75rem;
`;
