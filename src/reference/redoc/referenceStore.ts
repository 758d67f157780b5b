import { AppStore, history, MenuStore } from 'redoc';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-r';
import { theme } from './theme';

// The browser and our code handle the scroll position. Redoc would scroll while it starts, add history entries that the
// router does not know, and listen to scrolling.
MenuStore.updateOnHistory = () => undefined;
history.dispose();

const places = {
  linkForId: (id: string) => `#${id}`,
  replace: (id: string) => {
    window.location.hash = id;
  },
} as unknown as typeof history;

/** Redoc's store for a contract, with the same options in the build and the browser. Redoc may mutate the contract. */
export function referenceStore(contract: object): AppStore {
  const store = new AppStore(contract as ConstructorParameters<typeof AppStore>[0], undefined, {
    theme,
    disableSearch: true,
    hideDownloadButtons: true,
    hideFab: true,
    hideSecuritySection: true,
    nativeScrollbars: true,
    expandResponses: '200,201',
    jsonSamplesExpandLevel: 3,
    payloadSampleIdx: 4,
    sortRequiredPropsFirst: true,
    downloadDefinitionUrl: '/openapi.json',
  });
  store.dispose();
  store.menu.history = places;
  // An operation is addressed by its name alone, whichever tag it belongs to.
  for (const item of store.menu.flatItems) {
    if ('operationHash' in item && typeof item.operationHash === 'string')
      item.id = item.operationHash;
  }
  return store;
}
