import { render, screen } from '@testing-library/react';
import { FilterFields } from '../../src/changelog/FilterFields';
import { Select } from '../../src/reference/console/controls';

const FIELDS = <FilterFields areas={[]} filter={{}} onChoose={() => undefined} />;

test('all selects have the same arrow, clear of the edge and the text', () => {
  render(
    <>
      <Select aria-label="Example" />
      {FIELDS}
    </>,
  );

  const looks = screen.getAllByRole('combobox').map((list) => {
    const { appearance, paddingRight, background } = getComputedStyle(list);
    return { appearance, paddingRight, arrow: /url\("data:.*?right 10px/.test(background) };
  });
  expect(looks).toEqual(Array(3).fill({ appearance: 'none', paddingRight: '32px', arrow: true }));
});
