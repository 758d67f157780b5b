import { kinds } from '../../support/bodies';

describe.each(kinds)('a picture of %s', (_name, compile) => {
  test('has its title as caption', async () => {
    const { tree, pictures } = await compile('![A chart](./chart.svg "Orders")');

    expect(tree).toEqual([['Figure', { src: './chart.svg', alt: 'A chart', caption: 'Orders' }]]);
    expect(pictures).toEqual([{ src: './chart.svg', line: 1 }]);
  });

  test('may be a reference', async () => {
    const { tree } = await compile('![A chart][chart]\n\n[chart]: ./chart.svg');

    expect(tree).toEqual([['Figure', { src: './chart.svg', alt: 'A chart' }]]);
  });

  test.each([
    ['![A chart](./images/größe.svg)', './images/größe.svg'],
    ['![A chart](<./images/my chart.svg>)', './images/my chart.svg'],
    ['![A chart](./images/my%20chart.svg)', './images/my chart.svg'],
    ['![A chart](./images/100%.svg)', './images/100%.svg'],
  ])('has the decoded file name: %s', async (written, src) => {
    const { tree, pictures } = await compile(written);

    expect(tree).toEqual([['Figure', { src, alt: 'A chart' }]]);
    expect(pictures).toEqual([{ src, line: 1 }]);
  });

  test.each(['![](./chart.svg)', '![ ](./chart.svg)'])(
    'without alt text is reported at its line: %s',
    async (written) => {
      expect((await compile(`Text.\n\n${written}`)).faults).toEqual([
        { line: 3, message: 'The picture ./chart.svg has no alt text. Say what it shows.' },
      ]);
    },
  );

  test.each(['image', 'Screenshot', 'alt text', 'Picture 2', 'chart.svg', 'orders by month.PNG'])(
    'needs an alt text that says more than "%s"',
    async (alt) => {
      expect((await compile(`Text.\n\n![${alt}](./chart.svg)`)).faults).toEqual([
        {
          line: 3,
          message: `The alt text "${alt}" does not say what the picture ./chart.svg shows. Describe it.`,
        },
      ]);
    },
  );

  test('has no marks of Markdown in its caption', async () => {
    expect((await compile('![A chart](./chart.svg "Orders by `month`")')).faults).toEqual([
      {
        line: 1,
        message:
          'The caption of the picture ./chart.svg is plain text, so readers see the marks in `month`. Write it without.',
      },
    ]);
  });

  test.each([
    'See ![A chart](./chart.svg) there.',
    '## Chart ![A chart](./chart.svg)',
    '[![A chart](./chart.svg)](/docs)',
  ])('within a line of text is reported at its line: %s', async (written) => {
    expect((await compile(`Text.\n\n${written}`)).faults).toEqual([
      {
        line: 3,
        message: 'An image is within a line of text. Put it on a line of its own.',
      },
    ]);
  });

  test('may be in a list or in a table', async () => {
    const { faults } = await compile('- ![a](./a.png)\n\n| a |\n| - |\n| ![b](./b.png) |');

    expect(faults).toEqual([]);
  });
});
