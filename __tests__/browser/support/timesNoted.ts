/**
 * Runs in the page: the number of addresses for which the worker has recorded when they were read. Call it only if that
 * database exists, or no worker is left: opening it creates one without the stores that the worker needs.
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
      counting.onerror = () => fail(counting.error ?? new Error('The entries cannot be counted.'));
      counting.onsuccess = () => {
        database.close();
        done(counting.result);
      };
    };
  });
