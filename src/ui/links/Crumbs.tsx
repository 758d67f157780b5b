import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { SmartLink } from './SmartLink';

interface CrumbsProps {
  trail: readonly { title: string; path: string }[];
}

/** Breadcrumbs from the root of a section down to the parent of this page. */
export function Crumbs({ trail }: CrumbsProps) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <List>
        {trail.map(({ title, path }) => (
          <li key={path}>
            <SmartLink href={path}>{title}</SmartLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: 12px;
  color: ${color.inkFaint};
  font-size: 0.8125rem;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
  a {
    display: inline-block;
    min-width: 24px;
  }
  a:hover {
    color: ${color.ink};
  }
  li:not(:last-child)::after {
    /* Not every browser supports alternative text for content. */
    content: '/';
    content: '/' / '';
    margin-inline: 8px;
    color: ${color.lineStrong};
  }
`;
