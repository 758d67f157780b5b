import { contractLookups, siteLookups } from '../../../../src/build/api/lookups/lookups';
import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { contractFact } from '../../../../src/build/content/leaves/contractFact';
import { contractWith } from '../../api/support/contract';

const contract = contractWith({
  'x-limits': { expiry: 300000 },
  paths: { '/v1/runs': { post: { operationId: 'Run', summary: 'Run a project', tags: ['Runs'] } } },
  components: {
    schemas: {
      Order: {
        enum: ['UP', 'DOWN'],
        'x-enumDescriptions': { UP: 'Sent as `up`, **smallest** first' },
      },
      Day: { enum: ['MONDAY', 'FRIDAY'] },
    },
  },
});
const fact = (component: string, props: Record<string, string>) =>
  contractFact(component, props, () => contractLookups(contract));

test('a limit has thousands separators', () => {
  expect(fact('ApiLimit', { name: 'expiry' })).toBe('300,000');
});

test('values with meanings are the rows of a table', () => {
  expect(fact('ApiEnum', { name: 'Order' })).toEqual([
    'table',
    { label: 'Values of Order' },
    ['thead', null, ['tr', null, ['th', null, 'Value'], ['th', null, 'Meaning']]],
    [
      'tbody',
      null,
      [
        'tr',
        null,
        ['td', null, ['code', null, 'UP']],
        [
          'td',
          null,
          'Sent as ',
          ['code', null, 'up'],
          ', ',
          ['strong', null, 'smallest'],
          ' first',
        ],
      ],
      ['tr', null, ['td', null, ['code', null, 'DOWN']], ['td', null]],
    ],
  ]);
});

test('values without meanings are a list', () => {
  expect(fact('ApiEnum', { name: 'Day' })).toEqual([
    'ul',
    null,
    ['li', null, ['code', null, 'MONDAY']],
    ['li', null, ['code', null, 'FRIDAY']],
  ]);
});

test('an operation links to its anchor in the reference', () => {
  expect(fact('Operation', { id: 'Run' })).toEqual([
    'a',
    { href: '/docs/api/api-reference#operation/Run', title: '/v1/runs' },
    // The space is part of the badge: next to the name, it would be underlined.
    ['Badge', { kind: 'role' }, 'POST '],
    'Run a project',
  ]);
});

test('other components do not read the contract', () => {
  const unread = () => {
    throw new Error('The contract was read.');
  };

  expect(contractFact('Badge', { kind: 'plan' }, unread)).toBeUndefined();
});

test.each([
  [
    '<ApiLimit name="perHour" />',
    /^The API contract has no limit "perHour"\. Use one of .*\bRunProject\.perHour\b.*\.$/,
  ],
  [
    '<ApiEnum name="Direction" />',
    /^The API contract has no enum "Direction"\. Use one of .*\bSortDirection\b.*\.$/,
  ],
  [
    '<Operation id="Run" />',
    /^The API contract has no operation "Run"\. Did you mean "RunProject"\?$/,
  ],
  ['<Operation id="Start" />', /^The API contract has no operation "Start"\. Use one of .*\.$/],
])('%s is reported at its line, with the nearest names', (written, message) => {
  const { faults } = compileMdx(`Text.\n\n${written}`);

  expect(faults).toEqual([{ line: 3, message: expect.stringMatching(message) as string }]);
});

test('facts from the contract are part of the headings and links of a page', () => {
  const { headings, links, faults } = compileMdx(
    '## At most <ApiLimit name="RunProject.perMinute" /> runs\n\n## <Operation id="RunProject" />\n',
  );
  const limit = siteLookups().limitOf('RunProject.perMinute');
  const { method, summary, anchor } = siteLookups().operation('RunProject');

  expect(faults).toEqual([]);
  expect(headings).toMatchObject([
    { id: `at-most-${limit}-runs`, text: `At most ${limit} runs` },
    { text: `${method.toUpperCase()} ${summary}` },
  ]);
  expect(links).toEqual([{ href: `/docs/api/api-reference#${anchor}`, line: 3 }]);
});

test('an operation is refused within a link, because it is a link itself', () => {
  expect(compileMdx('[How **<Operation id="RunProject" />** works](/docs/x)').faults).toEqual([
    {
      line: 1,
      message: 'An <Operation> is inside a link, but is a link itself. Move it out of the link.',
    },
  ]);
});
