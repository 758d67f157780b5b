const ready: string[] = [];
jest.mock('../../gatsby-browser', () => void ready.push('the hooks'));
jest.mock('gatsby-app', () => void ready.push('Gatsby'), { virtual: true });

test('the code of a page is evaluated in one short task after another', async () => {
  const tasks = jest.spyOn(window, 'setTimeout').mockReturnValue(0 as never);
  await import('../../src/app/start');
  expect(ready).toEqual([]);
  const steps = [];
  for (const [task] of tasks.mock.calls) {
    task();
    await Promise.resolve();
    steps.push(ready.splice(0));
  }
  expect(steps).toEqual([['the hooks'], ['Gatsby']]);
});
