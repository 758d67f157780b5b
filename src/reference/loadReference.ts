import address from 'api-contract-address';
import { fetchJson } from '../data/fetchJson';

/** Loads Redoc and the contract in parallel. Rejects with an error that names what failed to load. */
export async function loadReference() {
  // Otherwise Prism would highlight all code on the page on its own.
  Object.assign(window, { Prism: { manual: true } });
  const [{ takeOver }, contract] = await Promise.all([
    import(/* webpackChunkName: "redoc" */ './redoc/takeOver'),
    fetchJson<object>(address, `The contract ${address}`),
  ]);
  return (place: Element, onDrawn: (isWhole: boolean) => void, onCrash: (error: unknown) => void) =>
    takeOver(place, contract, onDrawn, onCrash);
}
