import { compileMarkdown } from '../../../../src/build/content/compile/compileMarkdown';
import { compileChangelog } from '../../support/bodies';

test.each([
  ['braces', 'It shows {rows}.'],
  ['a comment', 'One.\n\n<!-- note -->\n\nTwo.'],
  ['raw HTML', 'One <b>two</b>.\n\n<Callout>\n\nThree.'],
  ['a table', '| A | B |\n| - | -: |\n| 1 | 2 |'],
  ['a list with bold words', '- One\n- **Two** ~~three~~'],
  ['a bare address', 'See https://example.com.'],
  ['a footnote', 'One[^1].\n\n[^1]: Two.'],
  ['a link, a picture and code', 'See [a](/b).\n\n![c](./d.svg)\n\n```sql\nselect 1\n```'],
])('%s compiles to the same body as in a build', async (_, text) => {
  expect(compileMarkdown(text)).toEqual(await compileChangelog(text));
});
