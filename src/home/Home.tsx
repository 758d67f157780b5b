import styled from 'styled-components';
import { dateInWords } from '../model/changelog/changelog';
import type { SiteConfig } from '../model/config/siteConfig';
import { LiveSearch } from '../search/LiveSearch';
import { color, media } from '../theme/tokens';
import { CardGrid, LinkCard } from '../ui/CardGrid';
import { Lattice } from '../ui/Lattice';
import { SmartLink } from '../ui/links/SmartLink';

type HomeProps = SiteConfig['home'] & {
  /** The site's name, as an invitation. */
  name: string;
  tagline: string;
  latest: readonly { path: string; title: string; date: string; description: string }[];
};

/** The home page: a search, four starting points, the most popular pages and the latest changes. */
export function Home({ name, tagline, ways, popular, latest }: HomeProps) {
  return (
    <>
      <Head>
        <Lattice />
        <Inner>
          <h1>{name}</h1>
          <p>{tagline}, from your first query to a workspace that runs itself.</p>
          <LiveSearch />
        </Inner>
      </Head>
      <Inner>
        <Section aria-labelledby="ways">
          <h2 id="ways">Where do you want to begin?</h2>
          <Ways>
            {ways.map(({ label, to, text }) => (
              <LinkCard key={to} title={label} href={to}>
                {text}
              </LinkCard>
            ))}
          </Ways>
        </Section>
        <Columns>
          <Section aria-labelledby="popular">
            <h2 id="popular">Popular pages</h2>
            <List>
              {popular.map(({ label, to }) => (
                <li key={to}>
                  <SmartLink href={to}>{label}</SmartLink>
                </li>
              ))}
            </List>
          </Section>
          <Section aria-labelledby="latest">
            <h2 id="latest">Latest changes</h2>
            <List>
              {latest.map(({ path, title, date, description }) => (
                <li key={path}>
                  <time dateTime={date}>{dateInWords(date)}</time>
                  <SmartLink href={path}>{title}</SmartLink>
                  <p>{description}</p>
                </li>
              ))}
            </List>
            <More href="/changelog">All changes</More>
          </Section>
        </Columns>
      </Inner>
    </>
  );
}

const Head = styled.div`
  position: relative;
  overflow: hidden;
  padding: 104px 0 80px;
  border-bottom: 1px solid ${color.line};
  ${media.phone} {
    padding: 56px 0 44px;
  }
  h1 {
    font-size: 3.25rem;
    font-weight: 660;
    line-height: 1.1;
    letter-spacing: -0.03em;
    ${media.phone} {
      font-size: 2.375rem;
    }
  }
  p {
    max-width: 34em;
    margin: 14px 0 32px;
    color: ${color.inkSoft};
    font-size: 1.1875rem;
    line-height: 1.875rem;
  }
`;

const Inner = styled.div`
  position: relative;
  max-width: calc(1040px + 2 * 32px);
  margin-inline: auto;
  padding-inline: 32px;
  ${media.mobile} {
    padding-inline: 20px;
  }
`;

const Ways = styled(CardGrid)`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  @media (max-width: 1099px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Section = styled.section`
  padding-block: 56px 0;
  h2 {
    margin-bottom: 20px;
    font-size: 1.25rem;
    font-weight: 620;
    line-height: 1.75rem;
    letter-spacing: -0.01em;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  gap: 0 64px;
  padding-bottom: 88px;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.ul`
  border-top: 1px solid ${color.line};
  li {
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  a {
    display: block;
    font-weight: 550;
  }
  a:hover {
    color: ${color.accent};
  }
  time,
  p {
    color: ${color.inkFaint};
    font-size: 0.875rem;
    line-height: 1.375rem;
  }
`;

const More = styled(SmartLink)`
  display: inline-block;
  margin-top: 16px;
  color: ${color.accent};
  font-size: 0.875rem;
  font-weight: 550;
  line-height: 1.5rem;
  &:hover {
    color: ${color.ink};
  }
`;
