import { color } from './tokens';

/** The style of a button for an action that is not the main one of its place. */
export const secondaryButtonCss = `
  min-height: 36px;
  padding: 6px 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: 8px;
  background: ${color.raised};
  color: ${color.ink};
  font-size: 0.875rem;
  font-weight: 550;
  line-height: 1.375rem;
  &:hover {
    border-color: ${color.ink};
  }
`;
