import type { ConfigData } from 'html-validate';

/** html-validate rules that are off, each with the reason. All other recommended rules are on. */
const NOT_ASKED = {
  // React's way of writing HTML, which parses to the same result.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  'doctype-style': 'off',
  // Column widths and number alignment come from the content; the security policy allows inline styles.
  'no-inline-style': 'off',
  // A button without a type submits its form, and where the type is missing, that is intended.
  'no-implicit-button-type': 'off',
  // Trailing whitespace is invisible.
  'no-trailing-whitespace': 'off',
  // Long titles are only cut in search results, and titles of changelog entries are sentences.
  'long-title': 'off',
  // Tables have a single header row, which browsers and screen readers associate with columns without `scope`.
  'wcag/h63': 'off',
} as const;

/** The rules for our own pages. */
export const OUR_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...NOT_ASKED,
    // Slashes are valid in ids, and the reference's anchors contain them.
    'valid-id': ['error', { relaxed: true }],
    // Lists may have names, which screen readers announce.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The checkboxes next to steps share a name, and no form submits them.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
};

/** The rules that Redoc's markup breaks and that we cannot fix; all others apply to it too. */
export const REDOC_RULES: ConfigData = {
  ...OUR_RULES,
  rules: {
    ...OUR_RULES.rules,
    // Its buttons, headings and code contain block elements, and its expandable samples contain lists.
    'element-permitted-content': 'off',
    // Its server dropdowns are elements with the button role under a `select`.
    'prefer-native-element': 'off',
    'hidden-focusable': 'off',
  },
};
