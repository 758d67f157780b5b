import { Suspense } from 'react';
import styled from 'styled-components';
import { siteFrame } from '../data/siteFrame';
import type { FrameLink, SiteFrame } from '../model/config/siteFrame';
import { cssName } from '../theme/cssName';
import { color, frame, media } from '../theme/tokens';
import { lazyOrBuilt } from '../ui/lazy/lazyOrBuilt';
import { SmartLink } from '../ui/links/SmartLink';
import { useShortcuts } from '../shortcuts/useShortcuts';

const FooterLogo = lazyOrBuilt(() =>
  import('./footer/FooterLogo').then((module) => module.FooterLogo),
);

/**
 * The footer of every page: the owner's links in titled columns or one flat list, and a button for the reading
 * settings.
 */
export function Footer({ footer = siteFrame.footer }: { footer?: SiteFrame['footer'] }) {
  const { style, columns, logo, copyright } = footer;
  const { openShortcuts } = useShortcuts();
  const titled = columns.filter(({ title }) => title);
  const flat = columns.filter(({ title }) => !title).flatMap(({ items }) => items);
  return (
    <Frame data-ground={style} $dark={style === 'dark'}>
      <Inner>
        {titled.length > 0 && (
          <Columns>
            {titled.map(({ title, items }) => (
              <div key={title}>
                <p aria-hidden="true">{title}</p>
                <Links label={title} items={items} />
              </div>
            ))}
          </Columns>
        )}
        {logo && (
          <Suspense>
            <FooterLogo {...logo} />
          </Suspense>
        )}
        <p>{copyright}</p>
        <End>
          {flat.length > 0 && <Links items={flat} />}
          <button type="button" className="needs-js" onClick={openShortcuts}>
            Reading and shortcuts
          </button>
        </End>
      </Inner>
    </Frame>
  );
}

function Links({ label, items }: { label?: string; items: readonly FrameLink[] }) {
  return (
    <ul aria-label={label}>
      {items.map(({ label: text, href }) => (
        <li key={text}>
          <SmartLink href={href}>{text}</SmartLink>
        </li>
      ))}
    </ul>
  );
}

// A dark footer is dark in both modes: in light mode its text takes the colours of the paper. Pages with a light footer
// omit this CSS.
const darkGround = `
  :root[data-theme='dark'] & {
    background: ${color.sunken};
  }
  :root:not([data-theme='dark']) & {
    background: ${color.ink};
    > * {
      ${cssName('ink')}: ${color.paper};
      ${cssName('accent')}: ${color.paper};
      color: ${color.lineStrong};
    }
  }
`;

const Frame = styled.footer<{ $dark: boolean }>`
  border-top: 1px solid ${color.line};
  color: ${color.inkFaint};
  font-size: 0.875rem;
  ${({ $dark }) => $dark && darkGround}
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 40px;
  max-width: ${frame.page};
  margin-inline: auto;
  padding: 28px 32px 36px;
  > p {
    margin-right: auto;
  }
  :is(a, button) {
    display: inline-block;
    line-height: 1.5rem;
  }
  :is(a, button):hover {
    color: ${color.ink};
  }
  ${media.mobile} {
    padding-inline: 20px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 24px 40px;
  width: 100%;
  padding-bottom: 16px;
  p {
    margin-bottom: 4px;
    color: ${color.ink};
    font-weight: 600;
  }
`;

const End = styled.div`
  &,
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
`;
