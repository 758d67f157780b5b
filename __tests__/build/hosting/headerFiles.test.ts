import { headerFiles } from '../../../src/build/hosting/headerFiles';

const fileOf = (path: string) => headerFiles().get(path) ?? '';

test('every answer leads agents to the index of the site, as llms.txt 2 asks', () => {
  const [all] = fileOf('/_headers').split(/\n(?=\/)/);

  expect(all?.split('\n')[0]).toBe('/*');
  expect(all?.split('\n')).toContain('  Link: </llms.txt>; rel="describedby"');
});

test('quotation marks in a header do not end its value in the settings of nginx', () => {
  expect(fileOf('/headers.nginx.conf')).toContain(
    'add_header Link "</llms.txt>; rel=\\"describedby\\"" always;\n',
  );
});
