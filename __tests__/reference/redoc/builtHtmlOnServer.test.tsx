/** @jest-environment node */
import { builtHtml } from '../../../src/reference/redoc/builtHtmlOnServer';
import { referenceStore } from '../../../src/reference/redoc/referenceStore';

jest.mock('api-contract', () => ({ info: { title: 'Contract' } }), { virtual: true });
jest.mock('../../../src/reference/redoc/unseenCss', () => ({ unseenCss: 'p{margin:0}' }));
jest.mock('../../../src/reference/redoc/referenceStore', () => ({
  referenceStore: jest.fn((contract: { info: { title: string } }) => contract.info.title),
}));
jest.mock('../../../src/reference/redoc/Reference', () => ({
  ID_PREFIX: 'api',
  Reference: ({ store }: { store: string }) => <p>{store}</p>,
}));

test('the panes are rendered only when asked for, since most processes of a build do not need them', () => {
  expect(referenceStore).not.toHaveBeenCalled();

  expect(builtHtml()).toBe('<style>p{margin:0}</style><div><p>Contract</p></div>');
});
