import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { takeOver } from '../../../src/reference/redoc/takeOver';

let broken = false;

/** A stand-in for Redoc with one sample, which can be made to crash. */
function Reference({ onDrawn }: { onDrawn?: () => void }) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(broken);
  useEffect(() => onDrawn?.(), [onDrawn]);
  if (unfolded) throw new Error('No such sample.');
  return (
    <button id={id} onClick={() => setUnfolded(true)}>
      Unfold
    </button>
  );
}

jest.mock('../../../src/reference/redoc/referenceStore', () => ({ referenceStore: () => ({}) }));
jest.mock('../../../src/reference/redoc/Reference', () => ({
  ID_PREFIX: 'reference-',
  Reference: (props: { onDrawn: () => void }) => <Reference {...props} />,
}));

const onDrawn = jest.fn();
const onCrash = jest.fn();
const place = document.body.appendChild(document.createElement('div'));
let end = () => {};

async function taken() {
  await act(() => Promise.resolve((end = takeOver(place, {}, onDrawn, onCrash))));
}

beforeEach(() => {
  broken = false;
  jest.clearAllMocks();
});
afterEach(async () => {
  end();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const panes = renderToString(<Reference />, { identifierPrefix: 'reference-' });
const BUILT = `<style></style><div>${panes}</div>`;

test('the prerendered HTML is hydrated unchanged', async () => {
  place.innerHTML = BUILT;
  const built = screen.getByRole('button', { name: 'Unfold' });
  await taken();
  expect(screen.getByRole('button', { name: 'Unfold' })).toBe(built);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  expect(onCrash).not.toHaveBeenCalled();
});

describe.each([
  ['HTML of the build', BUILT],
  ['nothing', ''],
])('over %s', (_, html) => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    place.innerHTML = html;
  });
  afterEach(() => jest.restoreAllMocks());

  test('a crash on a click is reported, and the panes can be rendered again', async () => {
    await taken();
    await userEvent.click(screen.getByRole('button', { name: 'Unfold' }));
    expect(onCrash).toHaveBeenCalledWith(new Error('No such sample.'));
    expect(place).toBeEmptyDOMElement();

    await taken();
    expect(screen.getByRole('button', { name: 'Unfold' })).toBeInTheDocument();
    expect(onDrawn).toHaveBeenCalledTimes(2);
  });

  test('a crash while rendering is reported', async () => {
    broken = true;
    await taken();
    expect(onCrash).toHaveBeenCalledWith(new Error('No such sample.'));
    expect(place).toBeEmptyDOMElement();
    expect(onDrawn).not.toHaveBeenCalled();
  });
});
