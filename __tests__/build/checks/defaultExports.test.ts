import { missingDefaultExports, pageComponents } from '../../../src/build/checks/defaultExports';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

test.each([
  'export default function AboutPage() { return null; }',
  'const AboutPage = () => null;\nexport default AboutPage;',
  'export default () => null;',
  'function AboutPage() {}\nexport { AboutPage as default };',
  'export { query, AboutPage as default } from "./AboutPage";',
  'export { default } from "./AboutPage";',
  'export { default, query } from "./AboutPage";',
])('%j has a default export', (text) => {
  expect(missingDefaultExports([{ file: 'src/pages/about.tsx', text }])).toEqual([]);
});

test.each([
  '',
  'export function AboutPage() { return null; }',
  '// export default function AboutPage() {}',
  '/*\nexport default function AboutPage() {}\n*/',
  'export { AboutPage as defaultPage };',
  'export const text = "export default";',
])('%j has no default export, and the message says how to add one', (text) => {
  expect(missingDefaultExports([{ file: 'src/pages/about.tsx', text }])).toEqual([
    'src/pages/about.tsx has no default export. Export a component: export default function AboutPage() { … }',
  ]);
});

test.each([
  ['src/templates/ContentPage.tsx', 'ContentPage'],
  ['src/pages/404.tsx', 'Page404'],
  ['src/pages/legal/terms-of-use.tsx', 'TermsOfUsePage'],
])('for %s, the suggested component is %s', (file, name) => {
  expect(missingDefaultExports([{ file, text: '' }])[0]).toContain(
    `export default function ${name}() {`,
  );
});

test('only pages and page templates are checked', () => {
  write('src/pages/about.tsx', 'a');
  write('src/pages/legal/terms.tsx', 'b');
  write('src/pages/notes.ts');
  write('src/templates/ContentPage.tsx', 'c');
  write('src/templates/required.ts');
  write('src/templates/parts.tsx');

  expect(pageComponents()).toEqual([
    { file: 'src/pages/about.tsx', text: 'a' },
    { file: 'src/pages/legal/terms.tsx', text: 'b' },
    { file: 'src/templates/ContentPage.tsx', text: 'c' },
  ]);
});
