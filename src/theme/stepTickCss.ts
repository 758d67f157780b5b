import { color } from './tokens';

/** The checkboxes of tutorial steps: the build puts them into the text, so no script has to contain their styles. */
export const stepTickCss = `
  .step-tick { display: inline-flex; margin: 0 5px 0 -3px; padding: 3px; vertical-align: bottom; }
  .step-tick input { width: 18px; height: 18px; margin: 0; accent-color: ${color.accent}; }
`;
