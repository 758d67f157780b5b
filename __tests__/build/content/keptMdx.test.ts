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

const FILE = 'content/docs/page.mdx';

test('what was kept compiles to the same body, with the same lines', () => {
  const read = jest.spyOn(JSON, 'stringify');
  keptMdx(FILE, BODY);
  expect(read).toHaveBeenCalledTimes(1);

  expect(compileParsed(keptMdx(FILE, BODY))).toEqual(compileMdx(BODY));
  expect(read).toHaveBeenCalledTimes(1);
});

test('another version is read anew', () => {
  keptMdx(FILE, 'Old text');

  expect(compileParsed(keptMdx(FILE, 'New text')).tree).toEqual([['p', null, 'New text']]);
});

test('what cannot be read stays so', () => {
  const unreadable = 'a\n\n<b';
  const { faults } = compileParsed(keptMdx(FILE, unreadable));

  expect(faults).toMatchObject([{ line: 3 }]);
  expect(compileParsed(keptMdx(FILE, unreadable)).faults).toEqual(faults);
});
