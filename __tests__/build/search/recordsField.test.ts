import { execute, parse } from 'gatsby/graphql';
import { allSearchRecord, keepRecords } from '../../../src/build/search/recordsField';
import { SEARCH_RECORDS_QUERY } from '../../../src/build/search/recordsQuery';
import { siteSchema } from '../support/siteSchema';
import { recordsOf } from './algoliaPush';

/** What the hosted service's plugin gets. */
const answer = () =>
  execute({
    schema: siteSchema(`allSearchRecord: ${allSearchRecord.type}`),
    document: parse(SEARCH_RECORDS_QUERY),
    rootValue: { allSearchRecord: allSearchRecord.resolve },
  });

test('the query returns every field of the records of this run, and no records of an earlier one', async () => {
  keepRecords(recordsOf({ Cells: 'Run a cell.' }));
  const records = recordsOf({ Charts: 'Draw a chart.', Tables: 'Show a table.' });
  keepRecords(records);

  expect(await answer()).toEqual({ data: { allSearchRecord: { nodes: records } } });
});
