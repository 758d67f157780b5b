import { facetCounts } from '../../../../src/search/engine/answer/facets';
import { page } from '../pages';

const tutorial = page('/a', 'Charts', '', {}, ['en', 'tutorials', 10, 'Tutorials', 'Tutorials']);
const docs = [...page('/b', 'Charts'), ...page('/c', 'Charts')];

test('the value that most records have comes first, even if another is found before it', () => {
  const counted = (maxValuesPerFacet?: number) =>
    Object.entries(
      facetCounts([...tutorial, ...docs], { facets: 'docusaurus_tag', maxValuesPerFacet })
        .docusaurus_tag!,
    );

  expect(counted()).toEqual([
    ['docs-default-current', 2],
    ['tutorials', 1],
  ]);
  expect(counted(1)).toEqual([['docs-default-current', 2]]);
});
