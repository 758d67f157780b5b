import axe from 'axe-core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Console } from '../../../src/reference/console/Console';

jest.setTimeout(30_000);

const OFF = { enabled: false };

/** Checks the rules that need neither a layout nor drawn text. */
async function violations(): Promise<readonly string[]> {
  const { violations: found } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': OFF, 'label-content-name-mismatch': OFF, region: OFF },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test.each(['ListProjects', 'RunProject', 'DeactivateUser', 'IngestSemanticProject'])(
  'the console of %s is accessible',
  async (id) => {
    render(<Console operation={id} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    expect(await violations()).toEqual([]);
  },
);

test('a console full of mistakes is accessible', async () => {
  render(<Console operation="CreateDataConnection" />);
  await userEvent.selectOptions(screen.getByLabelText('Kind of connectionDetails'), 'snowflake');
  for (const name of ['schemaFilters', 'schemaRefreshSchedule', 'sharing']) {
    const add = screen.queryByRole('button', { name: `Add ${name}` });
    if (add) await userEvent.click(add);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(screen.getAllByText('This field is required.').length).toBeGreaterThan(5);
  expect(await violations()).toEqual([]);
});
