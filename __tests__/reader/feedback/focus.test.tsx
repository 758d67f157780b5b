import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { questionTree } from '../../../src/build/pageTools/questionTree';
import { siteFrame } from '../../../src/data/siteFrame';
import { askForFeedback } from '../../../src/reader/feedback/askForFeedback';
import { renderTree } from '../../../src/ui/renderTree';

beforeAll(() => {
  Object.assign(siteFrame, { feedback: 'https://answers.example.com/pages' });
  askForFeedback();
});
beforeEach(() => {
  const question = renderToStaticMarkup(renderTree(questionTree));
  document.body.innerHTML = `<main tabindex="-1">${question}</main><button>Next</button>`;
});

const button = (name: string) => screen.getByRole('button', { name });
/** Flushes everything that is already due. */
const settled = () => new Promise((done) => setTimeout(done, 20));

test('a form that opens late does not take the focus from a reader who has moved on', async () => {
  button('No').click();
  button('Next').focus();

  await screen.findByRole('group', { name: 'What went wrong?' });
  await settled();
  expect(button('Next')).toHaveFocus();
});

test.each(['main', 'body'])(
  'where a click focuses the %s, the form takes the focus',
  async (name) => {
    document.querySelector<HTMLElement>(name)!.focus();
    button('No').click();
    expect(document.querySelector(name)).toHaveFocus();

    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
  },
);

test('a late thank-you does not take the focus from a reader who has moved on', async () => {
  let respond: (response: unknown) => void = () => undefined;
  window.fetch = () => new Promise((resolve) => (respond = resolve as typeof respond));
  await userEvent.click(button('Yes'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  button('Next').focus();
  respond({ ok: true });

  expect(await screen.findByText('Thank you. Your answer was sent.')).toBeInTheDocument();
  await settled();
  expect(button('Next')).toHaveFocus();
});

test('another answer clears the chosen reason', async () => {
  await userEvent.click(button('Yes'));
  await screen.findByRole('group', { name: 'What helped most?' });
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  await userEvent.click(button('No'));
  await screen.findByRole('group', { name: 'What went wrong?' });

  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('an answer has at most 2,000 letters', async () => {
  await userEvent.click(button('No'));
  await screen.findByRole('group', { name: 'What went wrong?' });
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('x'.repeat(2001));

  expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(2000));
});
