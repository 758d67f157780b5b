import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { textsFolder } from '../../../../src/build/cachedText';
import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { cachedMdx } from '../../../../src/build/content/compile/cachedMdx';
import { inTemporaryProject } from '../../support/project';

inTemporaryProject();

beforeEach(() => rmSync('.cache', { recursive: true, force: true }));

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

test('a cached body is the same, with the same lines', () => {
  cachedMdx(FILE, BODY);
  const file = `${textsFolder()}/${readdirSync(textsFolder())[0]}`;
  utimesSync(file, 0, 0);

  expect(cachedMdx(FILE, BODY)).toEqual(compileMdx(BODY));
  expect(statSync(file).mtimeMs).toBe(0);
});

test('another version of a file is compiled again', () => {
  cachedMdx(FILE, 'Old text');

  expect(cachedMdx(FILE, 'New text').tree).toEqual([['p', null, 'New text']]);
});

test('an unreadable body stays unreadable', () => {
  const unreadable = 'a\n\n<b';
  const { faults } = cachedMdx(FILE, unreadable);

  expect(faults).toMatchObject([{ line: 3 }]);
  expect(cachedMdx(FILE, unreadable).faults).toEqual(faults);
});
