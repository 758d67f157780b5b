import { arrival, open, place, topOf } from '../support/reference';

test('going back to the reference restores the open console and the reader’s place', async () => {
  const { page, complaints, close } = await open('#operation/ListProjects');
  const operation = place(page, 'ListProjects');
  await operation.getByRole('button', { name: 'Try it' }).click();
  const limit = operation.getByLabel('limit', { exact: true });
  await limit.fill('101');
  await operation.getByRole('button', { name: 'Send' }).click();
  await operation.getByRole('group', { name: 'Response' }).waitFor();
  await place(page, 'RunProject').evaluate((element) => element.scrollIntoView());
  await arrival(page, 'RunProject');
  const left = await topOf(page, 'RunProject');

  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Changelog' })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
  await page.goBack();
  await arrival(page, 'RunProject');

  expect(Math.abs((await topOf(page, 'RunProject')) - left)).toBeLessThan(3);
  expect(await limit.inputValue()).toBe('101');
  await limit.fill('7');
  await operation.getByText('The request is valid now. Send it again.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
