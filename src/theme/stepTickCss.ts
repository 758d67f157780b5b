import { color } from './tokens';

/** The boxes beside the steps of tutorials: the build puts them into the text, so that no script need carry their look. */
export const stepTickCss = `
  .step-tick { display: inline-flex; margin: 0 5px 0 -3px; padding: 3px; vertical-align: bottom; }
  .step-tick input { width: 18px; height: 18px; margin: 0; accent-color: ${color.accent}; }
`;
