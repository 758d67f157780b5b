import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadReference } from '../../src/reference/loadReference';
import { restorePanes, takeWork } from '../../src/reference/keptPanes';
import { Panes } from '../../src/reference/Panes';

jest.mock('../../src/reference/loadReference', () => ({ loadReference: jest.fn() }));
const load = jest.mocked(loadReference);

const end = jest.fn();

/** A stand-in for Redoc. */
const takeOver = (place: Element, onDrawn: (isWhole: boolean) => void) => {
  const text = document.createElement('p');
  text.append('Every operation');
  place.append(text);
  onDrawn(true);
  return end;
};

beforeEach(() => {
  jest.clearAllMocks();
  // Left behind by the previous test.
  restorePanes(document.createElement('div'));
  takeWork();
});

test('Redoc takes over the panes, and still runs there when the reader comes back', async () => {
  load.mockResolvedValue(takeOver);
  const { unmount } = render(<Panes />);
  const drawn = await screen.findByText('Every operation');
  unmount();
  expect(drawn).not.toBeInTheDocument();

  render(<Panes />);
  expect(screen.getByText('Every operation')).toBe(drawn);
  // No spinner, but where copying is told.
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(end).not.toHaveBeenCalled();
});

test('a crash of Redoc after coming back is reported, too', async () => {
  let crash: (error: unknown) => void = () => undefined;
  load.mockResolvedValueOnce((place, onDrawn, onCrash) => {
    crash = onCrash;
    return takeOver(place, onDrawn);
  });
  const { unmount } = render(<Panes />);
  await screen.findByText('Every operation');
  unmount();
  render(<Panes />);
  act(() => crash(new Error('No such sample.')));

  expect(screen.getByRole('alert')).toHaveTextContent('No such sample.');
  expect(end).toHaveBeenCalledTimes(1);
});

describe('while Redoc renders one group of operations after another', () => {
  const scrolled: string[] = [];
  let grow: (id: string, isWhole: boolean) => void = () => undefined;

  beforeEach(() => {
    scrolled.length = 0;
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this.id);
    };
    load.mockResolvedValue((place, onDrawn) => {
      grow = (id, isWhole) => {
        place.append(Object.assign(document.createElement('h2'), { id, textContent: id }));
        act(() => onDrawn(isWhole));
      };
      return end;
    });
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  async function arriveAt(hash: string) {
    window.history.replaceState(null, '', `/${hash}`);
    const { unmount } = render(<Panes />);
    await act(() => Promise.resolve());
    return unmount;
  }

  test('the operation in the address is scrolled to once, as soon as it is there', async () => {
    await arriveAt('#two');
    for (const id of ['one', 'two', 'three']) grow(id, id === 'three');
    expect(scrolled).toEqual(['two']);
  });

  test('a reader who has read on is not moved', async () => {
    await arriveAt('');
    grow('one', false);
    window.history.replaceState(null, '', '/#one');
    grow('two', true);
    expect(scrolled).toEqual([]);
  });

  test('what is there can be read, and that more is coming is announced', async () => {
    await arriveAt('');
    grow('one', false);
    expect(screen.getByRole('heading', { name: 'one' })).toBeInTheDocument();
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeInTheDocument();
    grow('two', true);
    expect(screen.queryByRole('status', { name: 'Loading…' })).not.toBeInTheDocument();
  });

  test('a reader who leaves ends it', async () => {
    const leave = await arriveAt('');
    grow('one', false);
    leave();
    expect(end).toHaveBeenCalledTimes(1);
  });
});

test('Redoc is stopped if the reader leaves before it has rendered anything', async () => {
  load.mockResolvedValue(() => end);
  const { unmount } = render(<Panes />);
  await act(() => Promise.resolve());
  unmount();
  expect(end).toHaveBeenCalledTimes(1);
});

test('nothing is rendered if Redoc loads after the reader has left', async () => {
  let come: (loaded: typeof takeOver) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const late = jest.fn(takeOver);
  render(<Panes />).unmount();
  await act(() => Promise.resolve());
  come(late);
  await act(() => new Promise((done) => setTimeout(done)));

  expect(late).not.toHaveBeenCalled();
});

test('a load failure gives the reason, and Retry loads again', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk redoc failed.'));
  render(<Panes />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The reference did not load completely.Loading chunk redoc failed.',
  );

  load.mockResolvedValue(takeOver);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Every operation')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('an error while Redoc starts is reported, and Retry loads again', async () => {
  load.mockResolvedValueOnce(() => {
    throw new TypeError('The contract has no paths.');
  });
  render(<Panes />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The contract has no paths.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  load.mockResolvedValue(takeOver);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Every operation')).toBeInTheDocument();
});

test('a crash of Redoc is reported with the focus on Retry, which renders everything again', async () => {
  let crash: (error: unknown) => void = () => undefined;
  load.mockResolvedValueOnce((place, onDrawn, onCrash) => {
    crash = (error) => {
      place.replaceChildren();
      onCrash(error);
    };
    return takeOver(place, onDrawn);
  });
  render(<Panes />);
  await screen.findByText('Every operation');
  act(() => crash(new Error('No such sample.')));

  expect(screen.getByRole('alert')).toHaveTextContent('No such sample.');
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  // Nothing readable is left behind the message.
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();

  load.mockResolvedValue(takeOver);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Every operation')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
