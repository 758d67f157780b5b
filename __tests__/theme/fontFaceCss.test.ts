import { fontFaceCss } from '../../src/theme/fontFaceCss';

test('fonts come from this site and never shift text', () => {
  const addresses = [...fontFaceCss.matchAll(/url\(["']?([^)]*)/g)].map(([, address]) => address);
  expect(addresses).not.toEqual([]);
  expect(addresses.filter((address) => !/^\/[^/]/.test(address!))).toEqual([]);

  const faces = [...fontFaceCss.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
  const fetched = faces.filter((face) => face.includes('url('));
  expect(fetched.filter((face) => !/font-display: ?optional\b/.test(face))).toEqual([]);
});

test('there is no media query that would cause a late re-evaluation', () => {
  expect(fontFaceCss).not.toContain('@media');
});
