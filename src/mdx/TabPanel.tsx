import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

interface TabPanelProps {
  id: string;
  /** Id of its tab. */
  labelledBy: string;
  label: string;
  shown: boolean;
  /**
   * Called when the browser is about to reveal the hidden panel: for a match of its in-page search, or for an anchor.
   */
  onFound: () => void;
  children?: ReactNode;
}

/** The content of a tab. Without scripts every panel is shown, each below its name; print shows them all as well. */
export function TabPanel({ id, labelledBy, label, shown, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  // React does not write values of this attribute. Browsers that do not support `until-found` treat it as plain
  // `hidden`.
  useLayoutEffect(() => {
    if (shown) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [shown]);

  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <Panel ref={panel} role="tabpanel" id={id} aria-labelledby={labelledBy} data-shown={shown}>
      <Name aria-hidden="true">{label}</Name>
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  margin-top: 16px;
  > * + * {
    margin-top: 16px;
  }
  @media screen {
    /* Out of flow: a box without height would still keep the margins around it from collapsing. */
    &[hidden] {
      position: absolute;
    }
    :root[data-js] &[data-shown='false']:not([hidden]) {
      display: none;
    }
  }
  @media print {
    display: block;
    content-visibility: visible;
  }
`;

const Name = styled.p`
  font-weight: 600;
  :root[data-js] & {
    display: none;
  }
  @media print {
    break-after: avoid;
    :root[data-js] & {
      display: block;
    }
  }
`;
