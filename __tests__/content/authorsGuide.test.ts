import { readFileSync } from 'node:fs';
import { compileMdx } from '../../src/build/content/compileMdx';
import { readFrontMatter } from '../../src/build/content/frontMatter';
import { vocabulary } from '../../src/model/vocabulary';

const GUIDE = 'content/README.md';
const guide = () => readFileSync(GUIDE, 'utf8');

test.each(Object.keys(vocabulary))('the guide for authors shows <%s>', (name) => {
  expect(guide()).toMatch(new RegExp(`<${name}[\\s/>]`));
});

test('every MDX example of the guide can be pasted into a page', () => {
  const fences = guide().matchAll(/^(`{3,})mdx\b.*\n([\s\S]*?)^\1$/gm);
  const examples = [...fences].map(([, , example = '']) => example);
  const faults = examples.flatMap((example) => {
    const read = readFrontMatter(example);
    return 'message' in read ? [read] : compileMdx(read.body).faults;
  });

  expect(examples).not.toEqual([]);
  expect(faults).toEqual([]);
});
