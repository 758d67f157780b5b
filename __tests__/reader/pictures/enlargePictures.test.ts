import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { routeChange } from '../../../src/data/routeChange';
import { enlargePictures } from '../../../src/reader/pictures/enlargePictures';
import { openableDialogs } from '../../support/dialog';

let mockFails = false;
jest.mock('../../../src/reader/pictures/showPicture', () => {
  if (mockFails) throw new Error('The line is down.');
  return jest.requireActual<object>('../../../src/reader/pictures/showPicture');
});

const PHOTOGRAPH = `<figure><picture>
  <source sizes="(min-width: 720px) 720px, 100vw" srcset="/a.webp 720w">
  <img alt="A board" width="720" height="360" loading="lazy" sizes="720px" srcset="/a.png 360w, /b.png 1440w">
</picture><figcaption>Fig. 1</figcaption></figure>`;
const DRAWING = `<figure><div role="img" aria-label="A plan" style="width: clamp(510px, 100%, 600px); aspect-ratio: 600 / 300"><svg></svg></div></figure>`;

const buttons = () => screen.queryAllByRole('button', { name: 'Enlarge picture' });
const dialog = () => screen.findByRole('dialog', { name: 'Enlarged picture' });

beforeAll(() => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
  openableDialogs();
  enlargePictures();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Shows a page in the root that is watched. */
async function shown(html: string) {
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.querySelector('#___gatsby')!.replaceChildren(root);
  await waitFor(() => expect(buttons().length).toBeGreaterThan(0));
}

test('offline, a message says that the picture did not open', async () => {
  mockFails = true;
  await shown(PHOTOGRAPH);
  buttons()[0]!.click();
  expect(await screen.findByText(/^The picture did not open\./)).toHaveAttribute('role', 'status');
  mockFails = false;
});

test('each new picture gets one button', async () => {
  await shown(PHOTOGRAPH + DRAWING + '<figure>Words</figure>');
  expect(buttons()).toHaveLength(2);

  document.querySelector('main')!.append('More.');
  await settled();
  expect(buttons()).toHaveLength(2);
});

test('the button enlarges a photograph with its caption, using the largest file', async () => {
  const user = userEvent.setup();
  await shown(PHOTOGRAPH);
  buttons()[0]!.focus();
  await user.keyboard('{Enter}');

  const image = within(await dialog()).getByRole('img', { name: 'A board' });
  expect(image).toHaveAttribute('sizes', '100vw');
  expect(image).not.toHaveAttribute('loading');
  expect(image.style.getPropertyValue('--most')).toBe('1440px');
  expect(within(await dialog()).getByText('Fig. 1')).toBeInTheDocument();

  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture larger than the window can be scrolled by keyboard', async () => {
  const user = userEvent.setup();
  await shown(DRAWING);
  await user.click(buttons()[0]!);
  within(await dialog())
    .getByRole('button', { name: 'Close' })
    .focus();
  await user.tab();

  const frame = within(await dialog()).getByRole('group', { name: 'Picture' });
  expect(frame).toHaveFocus();
  expect(frame).toContainElement(within(frame).getByRole('img', { name: 'A plan' }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
});

test('selecting words of a drawing does not enlarge it', async () => {
  await shown(DRAWING.replace('<svg></svg>', 'A word'));
  document.getSelection()!.selectAllChildren(screen.getByText('A word'));
  screen.getByText('A word').click();

  expect(buttons()[0]).not.toHaveFocus();
});

test('a click on a drawing enlarges it, with the focus on its button so that it can return there', async () => {
  const user = userEvent.setup();
  await shown(DRAWING);
  await user.click(screen.getByRole('img', { name: 'A plan' }));

  const large = within(await dialog()).getByRole('img', { name: 'A plan' });
  expect(large.style.width).toBe('');
  expect(large.style.getPropertyValue('--width')).toBe('600px');
  expect(large.style.getPropertyValue('--ratio')).toBe('2');
  expect(buttons()[0]).toHaveFocus();
  await user.click(await dialog());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a drag from the picture to the backdrop leaves it open', async () => {
  const user = userEvent.setup();
  await shown(DRAWING);
  await user.click(buttons()[0]!);
  await user.pointer([
    { keys: '[MouseLeft>]', target: within(await dialog()).getByRole('img') },
    { keys: '[/MouseLeft]', target: await dialog() },
  ]);
  expect(screen.getByRole('dialog')).toHaveAttribute('open');

  await user.click(await dialog());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a second click while it loads still shows it once', async () => {
  await shown(DRAWING);
  buttons()[0]!.click();
  buttons()[0]!.click();
  await dialog();
  await settled();

  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  screen.getByRole<HTMLDialogElement>('dialog').close();
});

test('a picture that loads after its page is gone is not shown', async () => {
  await shown(DRAWING);
  buttons()[0]!.click();
  document.querySelector('main')!.innerHTML = 'The next page';
  await settled();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back closes the dialog', async () => {
  const user = userEvent.setup();
  await shown(DRAWING);
  await user.click(buttons()[0]!);
  await dialog();
  window.dispatchEvent(new PopStateEvent('popstate'));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the dialog closes when a navigation starts, but not when one ends', async () => {
  const user = userEvent.setup();
  await shown(DRAWING);
  await user.click(buttons()[0]!);
  await dialog();
  routeChange.end();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');

  routeChange.start();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('other clicks open nothing', async () => {
  const user = userEvent.setup();
  await shown(PHOTOGRAPH);
  await user.click(screen.getByText('Fig. 1'));
  await settled();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
