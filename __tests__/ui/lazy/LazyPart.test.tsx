import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { LazyPart } from '../../../src/ui/lazy/LazyPart';

type Part = ComponentType<{ name: string }>;
const Menu: Part = ({ name }) => <p>The menu of {name}</p>;
const load = jest.fn<Promise<Part>, []>();

/** A button that requests the part, as in the navbar, and another element to focus in the meantime. */
function Page({ name = 'docs', closable = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Menu</button>
      <button>Elsewhere</button>
      {open && (
        <LazyPart
          load={() => load()}
          props={{ name }}
          onDismiss={closable ? () => setOpen(false) : undefined}
        />
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

/** A load that ends when the test says so. */
function pending() {
  let come: (part: Part) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  load.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      come = resolve;
      fail = reject;
    }),
  );
  return {
    come: () => act(() => Promise.resolve(come(Menu))),
    fail: () => act(() => Promise.resolve(fail(new Error('Loading chunk 12 failed.')))),
  };
}

beforeEach(() => load.mockReset().mockResolvedValue(Menu));

test('a part is loaded on demand, once, and rendered with its props', async () => {
  const { rerender } = render(<Page />);
  expect(load).not.toHaveBeenCalled();
  await press('Menu');
  expect(screen.getByText('The menu of docs')).toBeInTheDocument();

  rerender(<Page name="tutorials" />);
  expect(screen.getByText('The menu of tutorials')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('re-rendering the page while it loads does not load it again', async () => {
  const { come } = pending();
  const { rerender } = render(<Page />);
  await press('Menu');
  rerender(<Page name="tutorials" />);
  await come();

  expect(screen.getByText('The menu of tutorials')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('while it is loading, there is a status in its place', async () => {
  const { come } = pending();
  render(<Page />);
  await press('Menu');
  expect(screen.getByRole('status')).toBeInTheDocument();

  await come();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a failure is announced with its reason, and the focus moves to the Retry button', async () => {
  const { fail } = pending();
  render(<Page />);
  await press('Menu');
  await fail();

  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page did not load.');
  expect(screen.getByRole('code')).toHaveTextContent('Loading chunk 12 failed.');
  expect(button('Retry')).toHaveFocus();
});

test('focus that the reader has moved in the meantime stays', async () => {
  const { fail } = pending();
  render(<Page />);
  await press('Menu');
  button('Elsewhere').focus();
  await fail();

  expect(button('Elsewhere')).toHaveFocus();
});

test('Retry loads again; the part opens with the focus on what requested it', async () => {
  const { fail } = pending();
  render(<Page />);
  await press('Menu');
  await fail();
  await press('Retry');

  expect(screen.getByText('The menu of docs')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('Menu')).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a second failure is announced again and can be retried, too', async () => {
  const first = pending();
  render(<Page />);
  await press('Menu');
  await first.fail();
  const second = pending();
  await press('Retry');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await second.fail();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(button('Retry')).toHaveFocus();

  await press('Retry');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that crashes is reported like one that did not load, and Retry renders it again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let broken = true;
  load.mockResolvedValue(({ name }) => {
    if (broken) throw new Error('There are no dialogs.');
    return <Menu name={name} />;
  });
  render(<Page />);
  await press('Menu');
  expect(screen.getByRole('code')).toHaveTextContent('There are no dialogs.');
  expect(button('Elsewhere')).toBeInTheDocument();
  await press('Retry');
  expect(screen.getByRole('code')).toHaveTextContent('There are no dialogs.');

  broken = false;
  await press('Retry');
  expect(screen.getByText('The menu of docs')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test('a failure can be closed and the part requested again', async () => {
  const { fail } = pending();
  render(<Page closable />);
  await press('Menu');
  await fail();
  await press('Close');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('Menu')).toHaveFocus();

  await press('Menu');
  expect(screen.getByText('The menu of docs')).toBeInTheDocument();
});

test('when a failure is closed by the shortcut of its part, the focus goes back to what requested it', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  const withPart = (open: boolean) => (
    <>
      <button>Menu</button>
      {open && <LazyPart load={() => load()} props={{ name: 'docs' }} />}
    </>
  );
  const { rerender } = render(withPart(false));
  button('Menu').focus();
  rerender(withPart(true));
  expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  rerender(withPart(false));
  expect(button('Menu')).toHaveFocus();
});

test('a part cancelled with Escape while loading is not shown later', async () => {
  const { come } = pending();
  render(<Page closable />);
  await press('Menu');
  await userEvent.keyboard('x');
  expect(screen.getByRole('status')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await come();

  expect(screen.queryByText('The menu of docs')).not.toBeInTheDocument();
  expect(button('Menu')).toHaveFocus();
});

test('Escape closes a failure, as its button does', async () => {
  const { fail } = pending();
  render(<Page closable />);
  await press('Menu');
  await fail();
  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('Menu')).toHaveFocus();
});

test('Escape is left to a part that has loaded, and to one that cannot be dismissed', async () => {
  render(<Page closable />);
  await press('Menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('The menu of docs')).toBeInTheDocument();

  const { come } = pending();
  render(<Page name="tutorials" />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Menu' })[1]!);
  await userEvent.keyboard('{Escape}');
  await come();
  expect(screen.getByText('The menu of tutorials')).toBeInTheDocument();
});

test.each(['come', 'fail'] as const)(
  'a part that unmounts before its load could %s is silent',
  async (end) => {
    const complaint = jest.spyOn(console, 'error');
    const loading = pending();
    const { unmount } = render(<Page />);
    await press('Menu');
    unmount();
    await loading[end]();

    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  },
);
