import { stem } from '../../../../src/search/engine/words/stem';

test.each([
  [['query', 'queries', 'querying', 'queried']],
  [['schedule', 'schedules', 'scheduled', 'scheduling']],
  [['cache', 'caches', 'cached', 'caching']],
  [['box', 'boxes']],
  [['match', 'matches', 'matching']],
  [['run', 'runs', 'running']],
  [['setting', 'settings']],
  [['address', 'addresses']],
  [['key', 'keys']],
  [['embed', 'embeds', 'embedded', 'embedding']],
  [['bill', 'billing']],
  [['alias', 'aliases']],
  [['ip', 'ips']],
  [['db', 'dbs']],
  [['cant', 'cannot']],
  [['organize', 'organise', 'organised', 'organizing', 'organises']],
  [['visualization', 'visualisations']],
  [['analyze', 'analyse', 'analysing']],
  [['color', 'colour', 'colours', 'coloured']],
  [['favorite', 'favourites']],
  [['cancel', 'cancelled', 'canceled', 'cancelling']],
  [['catalog', 'catalogue', 'catalogues']],
  [['gray', 'grey', 'greyed', 'grayed']],
  [['license', 'licences', 'licensed']],
  [['center', 'centre', 'centred']],
])('%s are forms of one word', (forms) => {
  expect([...new Set(forms.map(stem))]).toHaveLength(1);
});

test.each([
  ['status', 'state'],
  ['string', 'strict'],
  ['access', 'acces'],
  ['need', 'ne'],
  ['sql', 's'],
  ['s3', 's'],
  ['id', 'ids1'],
  ['aws', 'aw'],
  ['hour', 'hor'],
  ['resource', 'resorce'],
  ['cell', 'cel'],
])('%s is not reduced to %s', (word, other) => {
  expect(stem(word)).not.toBe(stem(other));
  expect(stem(word).length).toBeGreaterThan(1);
});
