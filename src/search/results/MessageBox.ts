import styled from 'styled-components';
import { linkLine } from '../../theme/linkLine';
import { secondaryButtonCss } from '../../theme/secondaryButtonCss';
import { color } from '../../theme/tokens';

/** The message of the dialog and the search page where there are no results. */
export const MessageBox = styled.div`
  min-height: 0;
  padding: 28px 20px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.375rem;
  h2,
  > strong {
    display: block;
    color: ${color.ink};
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }
  p {
    margin-top: 4px;
  }
  ul {
    margin: 4px -12px 12px;
  }
  a {
    color: ${color.ink};
    ${linkLine}
  }
  > button {
    ${secondaryButtonCss}
    margin-top: 16px;
  }
`;
