import styled from 'styled-components';
import type { PageLink } from '../model/navigation/pageLink';
import { joinedTree, partId, type PrintPart } from '../model/content/printPart';
import type { TreeNode } from '../model/content/tree';
import { linkLine } from '../theme/linkLine';
import { pageTitleCss } from '../theme/pageTitleCss';
import { secondaryButtonCss } from '../theme/secondaryButtonCss';
import { color, frame, media } from '../theme/tokens';
import { Crumbs } from '../ui/links/Crumbs';
import { SmartLink } from '../ui/links/SmartLink';
import { ContentTree } from './ContentTree';

interface PartBody {
  readonly description: string;
  readonly tree: readonly TreeNode[];
}

interface PrintedPartsProps extends PageLink {
  parts: readonly PrintPart[];
  folders: readonly PageLink[];
  onlineOnly: readonly PageLink[];
  /** The content of each part, by its id. */
  bodies: ReadonlyMap<string, PartBody>;
}

/** A title page with a table of contents, followed by each page of a section on a new sheet. */
export function PrintedParts(props: PrintedPartsProps) {
  const { title, path, parts, folders, onlineOnly, bodies } = props;
  return (
    <Sheets>
      <Crumbs trail={[{ title, path }]} />
      <h1>{title}</h1>
      {parts.length > 0 && (
        <>
          <p>
            {parts.length === 1 ? 'One page' : `${parts.length} pages`} of this section, to print or
            save.
          </p>
          <button type="button" className="needs-js" onClick={() => window.print()}>
            Print
          </button>
          <h2 id="contents">Contents</h2>
          <ol aria-labelledby="contents">
            {parts.map((part) => (
              <li key={part.id} style={{ marginLeft: part.depth * 20 }}>
                <a href={`#${partId(parts, part.path)}`}>{part.title}</a>
              </li>
            ))}
          </ol>
        </>
      )}
      <Links id="folders" heading="Sections to print on their own" links={folders} />
      <Links id="online" heading="Pages to read online only" links={onlineOnly} />
      {parts.map((part) => {
        const id = partId(parts, part.path);
        const { description, tree } = bodies.get(part.id) ?? { description: '', tree: [] };
        return (
          <Sheet key={part.id}>
            <h2 id={id}>{part.title}</h2>
            <p>{description}</p>
            <ContentTree tree={joinedTree(tree, part.path, parts)} />
          </Sheet>
        );
      })}
    </Sheets>
  );
}

interface LinksProps {
  id: string;
  heading: string;
  links: readonly PageLink[];
}

/** Links to pages that are not included here, if there are any. */
function Links({ id, heading, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <ul aria-labelledby={id}>
        {links.map(({ title, path }) => (
          <li key={path}>
            <SmartLink href={path}>{title}</SmartLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const Sheets = styled.article`
  max-width: calc(${frame.text} + 2 * ${frame.gutter});
  margin-inline: auto;
  padding: 40px ${frame.gutter} 72px;
  ${media.mobile} {
    padding: 24px 20px 56px;
  }
  ${pageTitleCss('> section > h2')}
  > h2 {
    margin: 32px 0 12px;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }
  > button {
    ${secondaryButtonCss}
    margin-top: 16px;
  }
  > :is(ol, ul) a {
    ${linkLine}
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;

const Sheet = styled.section`
  margin-top: 56px;
  padding-top: 56px;
  border-top: 1px solid ${color.line};
  > h2 + p {
    margin-bottom: 32px;
  }
  @media print {
    margin: 0;
    padding: 0;
    border: 0;
    break-before: page;
  }
`;
