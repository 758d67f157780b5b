/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { editorFiles } from '../../../src/build/authoring/editorFiles';

test.each([...editorFiles()])(
  '%s is up to date; otherwise run npm run editor:files',
  (file, content) => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(content)));
  },
);

test('a snippet has placeholders for the required attributes of a component, with their choices', () => {
  const snippets = editorFiles().get('.vscode/mdx.code-snippets') as Record<string, object>;

  expect(snippets.Callout).toEqual({
    prefix: '<Callout',
    body: ['<Callout type="${1|note,tip,info,caution,danger|}">', '', '$0', '', '</Callout>'],
  });
  expect(snippets.ApiLimit).toEqual({ prefix: '<ApiLimit', body: ['<ApiLimit name="$1" />'] });
  expect(snippets.Kbd).toEqual({ prefix: '<Kbd', body: ['<Kbd>$0</Kbd>'] });
});
