import { open, place } from '../support/reference';
import { violations } from '../support/violations';

/** Operations that together have everything: filters, lists, choices, files, every method. */
const SEEN = ['ListProjects', 'RunProject', 'CreateDataConnection', 'EditGroup', 'CancelRun'];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  test.each([1280, 375])('axe finds nothing at %d px, also in consoles', async (width) => {
    const { page, close } = await open('', {
      viewport: { width, height: 900 },
      dark: mode === 'dark',
    });
    const operation = place(page, 'RunProject');
    await operation.getByRole('button', { name: /^422/ }).click();
    await operation.locator('button:has(.http-verb)').click();
    // One has a response, the other reports what is missing.
    for (const id of ['RunProject', 'CreateDataConnection']) {
      await place(page, id).getByRole('button', { name: 'Try it' }).click();
      await place(page, id).getByRole('button', { name: 'Send' }).click();
    }
    await operation.getByRole('group', { name: 'Response', exact: true }).waitFor();
    // All operations consist of the same parts, and checking all of them would take axe minutes.
    await page.evaluate((seen) => {
      document.querySelectorAll('[id^="operation/"]').forEach((section) => {
        if (!seen.some((id) => section.id === `operation/${id}`)) section.remove();
      });
    }, SEEN);
    const found = await violations(page);
    await close();
    expect(found).toEqual([]);
  });
});
