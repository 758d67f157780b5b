import { render } from '@testing-library/react';
import { ResultName } from '../../../src/search/results/ResultName';
import { translate } from '../../support/translate';

test.each([
  ['Sharing', undefined, 'Roles'],
  [undefined, 'Sharing', 'Sharing › Roles'],
  ['Sharing', 'Schedules', 'Schedules › Roles'],
])(
  'on a page that the browser translates, the page before a name can change from %s to %s',
  (before, after, shown) => {
    const name = (page?: string) => (
      <ResultName page={page}>
        <b>Roles</b>
      </ResultName>
    );
    const { container, rerender } = render(name(before));
    translate(container);
    rerender(name(after));

    expect(container).toHaveTextContent(shown);
    expect(container.textContent).not.toMatch(after === 'Sharing' ? /Schedules/ : /Sharing/);
  },
);
