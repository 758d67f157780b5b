import { createElement } from 'react';
import styled from 'styled-components';
import type { SiteFrame } from '../model/config/siteFrame';
import { color } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { renderTrees } from '../ui/renderTree';
import { SmartLink } from '../ui/links/SmartLink';
import { useDismissal } from './useDismissal';

type Announcement = NonNullable<SiteFrame['announcement']>;

/** The site owner's announcement. It is in every page's HTML; CSS hides it from readers who closed it. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { id, tree, backgroundColor, textColor, isCloseable } = announcement;
  const dismiss = useDismissal(id);

  function close() {
    dismiss();
    // The button is gone; move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Frame aria-label="Announcement" style={{ backgroundColor, color: textColor }}>
      {createElement('div', null, ...renderTrees(tree, { a: SmartLink }))}
      {isCloseable && (
        <button type="button" className="needs-js" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 20px;
  background: ${color.accentSoft};
  color: ${color.ink};
  font-size: 0.875rem;
  line-height: 1.5rem;
  div {
    flex: 1;
    /* A long word breaks before it would push the button out of the window. */
    min-width: 0;
    text-align: center;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 8px;
    /* In the colour of the text, since the owner chooses the background. */
    &:hover {
      box-shadow: inset 0 0 0 1px;
    }
  }
  :focus-visible {
    outline-color: currentColor;
  }
  :root[data-announcement='dismissed'] & {
    display: none;
  }
`;
