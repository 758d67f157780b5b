import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadReference } from '../../src/reference/loadReference';
import { Panes } from '../../src/reference/Panes';

jest.mock('../../src/reference/loadReference', () => ({ loadReference: jest.fn() }));
jest.mock('../../src/reference/redoc/builtHtml', () => ({
  builtHtml: () =>
    '<div><h2 id="operation/GetProject">Get a project</h2><button><b>Unfold</b></button><i role="tab" tabindex="0">Python</i><i role="tab">R</i><div><b><button>Copy</button></b><pre>curl -X POST</pre></div><div><b><button>Copy</button></b><code>{ "limit" : 25 }</code></div><div data-console="GetProject"></div></div>',
}));

const load = jest.mocked(loadReference);

/** A stand-in for Redoc, whose code arrives when `come` is called. */
function redoc(onUnfold = jest.fn()) {
  let come: () => void = () => undefined;
  load.mockReset().mockReturnValue(
    new Promise((resolve) => {
      come = () =>
        resolve((panes, onDrawn) => {
          panes.querySelector('button')?.addEventListener('click', onUnfold);
          onDrawn(true);
          return () => undefined;
        });
    }),
  );
  return () => act(async () => Promise.resolve(come()));
}

test('the prerendered panes have their consoles before Redoc is loaded, and keep them', async () => {
  const come = redoc();
  render(<Panes />);
  const button = await screen.findByRole('button', { name: 'Try it' });
  expect(load).not.toHaveBeenCalled();

  await userEvent.hover(screen.getByRole('heading', { name: 'Get a project' }));
  expect(load).toHaveBeenCalledTimes(1);
  await come();
  expect(screen.getByRole('button', { name: 'Try it' })).toBe(button);
});

test('keyboard focus also loads Redoc', async () => {
  redoc();
  render(<Panes />);
  await userEvent.tab();
  expect(load).toHaveBeenCalledTimes(1);
});

test('Redoc is loaded immediately if the pointer is already over the panes', async () => {
  redoc();
  const matches = jest
    .spyOn(Element.prototype, 'matches')
    .mockImplementation((selector) => selector.includes(':hover'));
  render(<Panes />);
  await act(() => Promise.resolve());
  expect(load).toHaveBeenCalledTimes(1);
  matches.mockRestore();
});

test('a click before Redoc is loaded is replayed once afterwards', async () => {
  const onUnfold = jest.fn();
  const come = redoc(onUnfold);
  render(<Panes />);
  await userEvent.click(screen.getByText('Unfold'));
  expect(onUnfold).not.toHaveBeenCalled();

  await come();
  await waitFor(() => expect(onUnfold).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByText('Unfold'));
  expect(onUnfold).toHaveBeenCalledTimes(2);
});

test('a control pressed before Redoc is loaded is busy until then, and keeps the focus', async () => {
  const come = redoc();
  render(<Panes />);
  const tab = screen.getByRole('tab', { name: 'R' });
  await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
  await userEvent.click(tab);
  expect(tab).toHaveAttribute('aria-busy', 'true');
  expect(tab).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Python' })).not.toHaveAttribute('aria-busy');

  await come();
  expect(tab).not.toHaveAttribute('aria-busy');
});

test('samples are copied without Redoc, as text or as JSON, and that is announced', async () => {
  redoc();
  render(<Panes />);
  const user = userEvent.setup();
  const [text, json] = screen.getAllByRole('button', { name: 'Copy' });
  await user.click(text!);
  expect(await navigator.clipboard.readText()).toBe('curl -X POST');
  expect(text).toHaveFocus();
  expect(screen.getByText('Copied')).toHaveAttribute('role', 'status');

  await user.click(json!);
  expect(await navigator.clipboard.readText()).toBe('{\n  "limit": 25\n}');
  expect(json).not.toHaveAttribute('aria-busy');
});

test('a click in a console, which already works, is not replayed', async () => {
  const come = redoc();
  render(<Panes />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try it' }));
  const onClick = jest.fn();
  document.addEventListener('click', onClick);
  await come();
  expect(onClick).not.toHaveBeenCalled();
});

describe('when Redoc fails to load', () => {
  const heading = () => screen.getByRole('heading', { name: 'Get a project' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  beforeEach(async () => {
    load.mockReset().mockRejectedValue(new Error('Loading chunk redoc failed.'));
    window.location.hash = '#operation/GetProject';
    render(<Panes />);
    await userEvent.hover(heading());
    await screen.findByRole('alert');
  });
  afterEach(() => {
    window.location.hash = '';
  });

  test('the message can be closed, and returns only when the panes are used', async () => {
    await press('Close');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(heading()).toBeInTheDocument();

    await userEvent.hover(heading());
    await press('Try it');
    expect(load).toHaveBeenCalledTimes(1);

    await press('Unfold');
    expect(load).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  test('Enter on a tab, which is not a button, also uses the panes', async () => {
    await press('Close');
    screen.getByRole('tab', { name: 'Python' }).focus();
    expect(load).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('{Enter}');
    expect(load).toHaveBeenCalledTimes(2);
    await screen.findByRole('alert');
  });

  test.each(['Close', 'Retry'])('%s moves the focus to the place being read', async (name) => {
    await press(name);
    expect(heading()).toHaveFocus();
  });

  test('the panes get the focus if the address names no place', async () => {
    window.location.hash = '#%';
    await press('Close');
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(heading());
  });
});

test('a load failure does not take the focus from a reader who has something to read', async () => {
  load.mockReset().mockRejectedValue(new Error('The line is down.'));
  render(<Panes />);
  await userEvent.hover(screen.getByRole('heading', { name: 'Get a project' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('The line is down.');
  expect(document.body).toHaveFocus();
});
