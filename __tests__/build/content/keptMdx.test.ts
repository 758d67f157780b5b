import type { Node } from 'gatsby';
import { compileMdx, compileParsed } from '../../../src/build/content/compileMdx';
import { keptMdx } from '../../../src/build/content/keptMdx';
import { memoryCache } from '../support/memoryCache';

const BODY = `## A heading

See [a](/b), and \`code\`.[^1]

\`\`\`sql title="x.sql"
select 1
\`\`\`

![c](./d.png)

<Callout type="note">

Text with {1n} and {/r/g}.

</Callout>

| a | b |
| - | - |
| 1 | 2 |

- [x] done

[^1]: A note.
`;

const node = (contentDigest: string) =>
  ({ id: 'page', internal: { contentDigest } }) as unknown as Node;

test('what was kept compiles to the same body, with the same lines', async () => {
  const cache = memoryCache();
  await keptMdx(node('1'), BODY, cache);

  expect(compileParsed(await keptMdx(node('1'), 'not read again', cache))).toEqual(
    compileMdx(BODY),
  );
});

test('another version is read anew', async () => {
  const cache = memoryCache();
  await keptMdx(node('1'), 'Old text', cache);

  expect(compileParsed(await keptMdx(node('2'), 'New text', cache)).tree).toEqual([
    ['p', null, 'New text'],
  ]);
});

test('what cannot be read stays so', async () => {
  const cache = memoryCache();
  const { faults } = compileParsed(await keptMdx(node('1'), 'a\n\n<b', cache));

  expect(faults).toMatchObject([{ line: 3 }]);
  expect(compileParsed(await keptMdx(node('1'), '', cache)).faults).toEqual(faults);
});
