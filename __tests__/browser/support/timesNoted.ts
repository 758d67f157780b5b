/**
 * Run in a page: how many addresses the worker has noted with the time when they were read. Ask only where there is such a
 * database, or no worker any more: asking makes one, without what the worker needs.
 */
export const timesNoted = () =>
  new Promise<number>((done, fail) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.onerror = () => fail(opening.error ?? new Error('The database cannot be opened.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const store = 'cache-entries';
      if (!database.objectStoreNames.contains(store)) {
        database.close();
        done(0);
        return;
      }
      const counting = database.transaction(store).objectStore(store).count();
      counting.onerror = () => fail(counting.error ?? new Error('It cannot be counted.'));
      counting.onsuccess = () => {
        database.close();
        done(counting.result);
      };
    };
  });
