import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { questionTree } from '../../src/build/pageTools/questionTree';
import { siteFrame } from '../../src/data/siteFrame';
import { startReader } from '../../src/reader/reader';
import { renderTree } from '../../src/ui/renderTree';

beforeAll(() => void Object.assign(siteFrame, { feedback: 'https://answers.example.com' }));

test.each(['Yes', 'No'])(
  'the answer %s opens the form even if it was pressed before the reader’s code was loaded',
  async (name) => {
    // The root that the reader's tools watch; without it they would watch the body, which jsdom clears at the end.
    document.body.innerHTML = `<div id="___gatsby">${renderToStaticMarkup(renderTree(questionTree))}</div>`;
    const target = screen.getByRole('button', { name });
    startReader([{ target, timeStamp: performance.now() } as unknown as Event]);

    expect(await screen.findAllByRole('radio')).not.toEqual([]);
    expect(target).toHaveAttribute('aria-pressed', 'true');
  },
);
