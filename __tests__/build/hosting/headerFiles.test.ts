import { headerFiles } from '../../../src/build/hosting/headerFiles';

const fileOf = (path: string) => headerFiles().get(path) ?? '';

test('every response links to the index for agents, as llms.txt 2 requires', () => {
  const [all] = fileOf('/_headers').split(/\n(?=\/)/);

  expect(all?.split('\n')[0]).toBe('/*');
  expect(all?.split('\n')).toContain('  Link: </llms.txt>; rel="describedby"');
});

test('quotation marks in a header are escaped in the nginx settings', () => {
  expect(fileOf('/headers.nginx.conf')).toContain(
    'add_header Link "</llms.txt>; rel=\\"describedby\\"" always;\n',
  );
});
