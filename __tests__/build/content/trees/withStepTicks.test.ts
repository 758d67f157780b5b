import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { withStepTicks } from '../../../../src/build/content/trees/withStepTicks';
import type { TreeNode } from '../../../../src/model/content/tree';

function stepsOf(mdx: string) {
  const { tree, headings } = compileMdx(mdx);
  const found: { id: unknown; box: unknown; line: string }[] = [];
  const visit = (node: TreeNode, line = ''): void => {
    if (typeof node === 'string') return;
    const [name, props, ...children] = node;
    if (name === 'li' && props?.id) found.push({ id: props.id, box: undefined, line: '' });
    if (name === 'input') Object.assign(found.at(-1)!, { box: props?.['aria-label'], line });
    children.forEach((child) => visit(child, name === 'label' ? line : name));
  };
  withStepTicks(tree, headings).forEach((node) => visit(node));
  return found;
}

test('each step has an id made of its first bold words, and a box named after it', () => {
  const steps = stepsOf(`
<Steps>

1. **Open the project.** Select it.

   You see it.

2. **Publish,** and **wait**.

</Steps>`);

  expect(steps).toEqual([
    { id: 'step-open-the-project', box: 'Step 1 done: Open the project', line: 'p' },
    { id: 'step-publish', box: 'Step 2 done: Publish', line: 'p' },
  ]);
});

test('steps are numbered per list, as shown, and have unique ids', () => {
  const list = '<Steps>\n\n1. **Run all.**\n\n</Steps>';

  expect(stepsOf(`## Step run all\n\n${list}\n\n## Again\n\n${list}`)).toEqual([
    { id: 'step-run-all-1', box: 'Step 1 done: Run all', line: 'li' },
    { id: 'step-run-all-2', box: 'Step 1 done: Run all', line: 'li' },
  ]);
});

test('a list that starts at another number is numbered from there', () => {
  expect(stepsOf('<Steps>\n\n3. **Three.**\n4. **Four.**\n\n</Steps>')).toMatchObject([
    { box: 'Step 3 done: Three' },
    { box: 'Step 4 done: Four' },
  ]);
});

test('a step without bold words is named after its first line, at any depth', () => {
  const steps = stepsOf(
    '<Accordion title="More">\n\n<Steps>\n\n1. Wait, e.g. a day:\n   or more.\n\n</Steps>\n\n</Accordion>',
  );

  expect(steps).toMatchObject([{ id: 'step-wait-eg-a-day', box: 'Step 1 done: Wait, e.g. a day' }]);
});

test('other lists have no boxes', () => {
  expect(stepsOf('1. **One**\n2. **Two**')).toEqual([]);
});
