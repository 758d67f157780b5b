import { AppStore, history, MenuStore } from 'redoc';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-r';
import { theme } from './theme';

// Where the page stands is the browser's business and ours: Redoc would scroll while it starts, fill the history with
// entries that the router does not know, and listen to the scroll bar.
MenuStore.updateOnHistory = () => undefined;
history.dispose();

const places = {
  linkForId: (id: string) => `#${id}`,
  replace: (id: string) => {
    window.location.hash = id;
  },
} as unknown as typeof history;

/** What Redoc shows of a contract, which it may change. The same in the build and in the browser. */
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
  // An operation is found by its name alone, whichever tag it stands under.
  for (const item of store.menu.flatItems) {
    if ('operationHash' in item && typeof item.operationHash === 'string')
      item.id = item.operationHash;
  }
  return store;
}
