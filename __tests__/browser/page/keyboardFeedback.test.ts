import { ANSWERS } from '../support/fixtureFiles';
import { withFixtureSite } from '../support/fixtureSite';
import { keyboard } from '../support/keyboard';

const site = withFixtureSite();

test('from the top of a page to its end, where a reader says why it did not help', async () => {
  const heard: unknown[] = [];
  const { page, close } = await site.visit('/docs/runs', {
    friends: [ANSWERS, 'http://127.0.0.1'],
    before: (tab) =>
      tab.route(ANSWERS, (route) => {
        if (route.request().method() === 'POST') heard.push(route.request().postDataJSON());
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        return route.fulfill({ status: 204, headers });
      }),
  });
  const { press, reach } = keyboard(page);
  await reach(page.getByRole('button', { name: 'No', exact: true }));
  await press('Enter');
  await page.getByRole('radio').first().waitFor();
  await press('ArrowDown');
  await reach(page.getByRole('textbox', { name: 'Anything else?' }));
  await page.keyboard.type('Which order?');
  await press('Tab');
  await press('Enter');
  await page.getByText('Thank you. Your answer was sent.').waitFor();
  await press('Tab');

  expect(heard).toEqual([expect.objectContaining({ answer: 'no', text: 'Which order?' })]);
  await close();
});
