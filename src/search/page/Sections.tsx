import { CardGrid, LinkCard } from '../../ui/CardGrid';

/** Links to the parts of the site, for readers who have not searched yet. */
export function Sections() {
  return (
    <CardGrid>
      <LinkCard title="Documentation" href="/docs">
        Guides and reference for every part of the product.
      </LinkCard>
      <LinkCard title="Tutorials" href="/tutorials">
        Learn by building, step by step, on demo data.
      </LinkCard>
      <LinkCard title="Changelog" href="/changelog">
        What is new, improved and fixed.
      </LinkCard>
    </CardGrid>
  );
}
