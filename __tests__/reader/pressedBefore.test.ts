import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { questionTree } from '../../src/build/pageTools/questionTree';
import { siteFrame } from '../../src/data/siteFrame';
import { startReader } from '../../src/reader/reader';
import { renderTree } from '../../src/ui/renderTree';

beforeAll(() => void Object.assign(siteFrame, { feedback: 'https://answers.example.com' }));

test.each(['Yes', 'No'])(
  'the answer %s that was pressed before the reader’s code had come opens the form',
  async (name) => {
    // Where the reader's tools look for new content: not in what jsdom takes away at the end.
    document.body.innerHTML = `<div id="___gatsby">${renderToStaticMarkup(renderTree(questionTree))}</div>`;
    const target = screen.getByRole('button', { name });
    startReader([{ target, timeStamp: performance.now() } as unknown as Event]);

    expect(await screen.findAllByRole('radio')).not.toEqual([]);
    expect(target).toHaveAttribute('aria-pressed', 'true');
  },
);
