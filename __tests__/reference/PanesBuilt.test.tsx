import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadReference } from '../../src/reference/loadReference';
import { Panes } from '../../src/reference/Panes';

jest.mock('../../src/reference/loadReference', () => ({ loadReference: jest.fn() }));
jest.mock('../../src/reference/redoc/builtHtml', () => ({
  builtHtml:
    '<div><h2 id="operation/GetProject">Get a project</h2><button><b>Unfold</b></button><i role="tab" tabindex="0">Python</i><div data-console="GetProject"></div></div>',
}));

const load = jest.mocked(loadReference);

/** Stands in for Redoc, whose code comes when `come` is called. */
function redoc(onUnfold = jest.fn()) {
  let come: () => void = () => undefined;
  load.mockReset().mockReturnValue(
    new Promise((resolve) => {
      come = () =>
        resolve((panes, onDrawn) => {
          panes.querySelector('button')?.addEventListener('click', onUnfold);
          onDrawn();
          return () => undefined;
        });
    }),
  );
  return () => act(async () => Promise.resolve(come()));
}

test('what the build wrote has its consoles before Redoc has come, and keeps them', async () => {
  const come = redoc();
  render(<Panes />);
  const button = await screen.findByRole('button', { name: 'Try it' });
  expect(load).not.toHaveBeenCalled();

  await userEvent.hover(screen.getByRole('heading', { name: 'Get a project' }));
  expect(load).toHaveBeenCalledTimes(1);
  await come();
  expect(screen.getByRole('button', { name: 'Try it' })).toBe(button);
});

test('Redoc is loaded for the keyboard, too', async () => {
  redoc();
  render(<Panes />);
  await userEvent.tab();
  expect(load).toHaveBeenCalledTimes(1);
});

test('Redoc is loaded at once where the pointer is already', async () => {
  redoc();
  const matches = jest
    .spyOn(Element.prototype, 'matches')
    .mockImplementation((selector) => selector.includes(':hover'));
  render(<Panes />);
  await act(() => Promise.resolve());
  expect(load).toHaveBeenCalledTimes(1);
  matches.mockRestore();
});

test('a click that comes before Redoc is carried out once it is there, and only once', async () => {
  const onUnfold = jest.fn();
  const come = redoc(onUnfold);
  render(<Panes />);
  await userEvent.click(screen.getByText('Unfold'));
  expect(onUnfold).not.toHaveBeenCalled();

  await come();
  expect(onUnfold).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('Unfold'));
  expect(onUnfold).toHaveBeenCalledTimes(2);
});

test('a click into a console, which works already, is not repeated', async () => {
  const come = redoc();
  render(<Panes />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try it' }));
  const onClick = jest.fn();
  document.addEventListener('click', onClick);
  await come();
  expect(onClick).not.toHaveBeenCalled();
});

describe('Redoc that does not come', () => {
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

  test('its message can be closed, and does not come back before the panes are used', async () => {
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

  test('Enter on what is no button uses the panes, too', async () => {
    await press('Close');
    screen.getByRole('tab', { name: 'Python' }).focus();
    expect(load).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('{Enter}');
    expect(load).toHaveBeenCalledTimes(2);
    await screen.findByRole('alert');
  });

  test.each(['Close', 'Retry'])(
    'the keyboard goes on at the place that is read after %s',
    async (name) => {
      await press(name);
      expect(heading()).toHaveFocus();
    },
  );

  test('the panes take the focus where the address names no place', async () => {
    window.location.hash = '#%';
    await press('Close');
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(heading());
  });
});
