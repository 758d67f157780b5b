import type { Node } from 'gatsby';
import { compileMdx, compileParsed } from '../../../src/build/content/compileMdx';
import { keptMdx } from '../../../src/build/content/keptMdx';
import { inTemporaryProject } from '../support/project';

inTemporaryProject();

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
  ({
    id: `page ${expect.getState().currentTestName}`,
    internal: { contentDigest },
  }) as unknown as Node;

test('what was kept compiles to the same body, with the same lines', () => {
  keptMdx(node('1'), BODY);

  expect(compileParsed(keptMdx(node('1'), 'not read again'))).toEqual(compileMdx(BODY));
});

test('another version is read anew', () => {
  keptMdx(node('1'), 'Old text');

  expect(compileParsed(keptMdx(node('2'), 'New text')).tree).toEqual([['p', null, 'New text']]);
});

test('what cannot be read stays so', () => {
  const { faults } = compileParsed(keptMdx(node('1'), 'a\n\n<b'));

  expect(faults).toMatchObject([{ line: 3 }]);
  expect(compileParsed(keptMdx(node('1'), '')).faults).toEqual(faults);
});
