import address from 'api-contract-address';
import { fetchJson } from '../data/fetchJson';

/** Loads Redoc and the contract, both at once. Whatever does not come is an error that says what. */
export async function loadReference() {
  // Else it would look for code to colour on the whole page by itself.
  Object.assign(window, { Prism: { manual: true } });
  const [{ takeOver }, contract] = await Promise.all([
    import(/* webpackChunkName: "redoc" */ './redoc/takeOver'),
    fetchJson<object>(address, `The contract ${address}`),
  ]);
  return (place: Element, onDrawn: () => void, onCrash: (error: unknown) => void) =>
    takeOver(place, contract, onDrawn, onCrash);
}
