import { render, screen } from '@testing-library/react';
import { withRoleChoice } from '../../src/build/content/trees/withRoleChoice';
import { FilterFields } from '../../src/changelog/FilterFields';
import { ContentTree } from '../../src/mdx/ContentTree';
import { Select } from '../../src/reference/console/controls';

const FIELDS = <FilterFields areas={[]} filter={{}} onChoose={() => undefined} />;

const ROLES = withRoleChoice([['table', { 'data-role': 'Admin' }, ['tbody', null]]]);

test('all selects have the same arrow, clear of the edge and the text', () => {
  render(
    <>
      <Select aria-label="Example" />
      {FIELDS}
      <ContentTree tree={ROLES} />
    </>,
  );

  const looks = screen.getAllByRole('combobox').map((list) => {
    const { appearance, paddingRight, background } = getComputedStyle(list);
    return { appearance, paddingRight, arrow: /url\("data:.*?right 10px/.test(background) };
  });
  expect(looks).toEqual(Array(4).fill({ appearance: 'none', paddingRight: '32px', arrow: true }));
});
