import { escapeXml } from '../../../src/build/outputs/escapeXml';

test('every special character of a text is escaped, however often it occurs', () => {
  const text = '<b>"R&D"</b> & <i>"more"</i>';
  const written = escapeXml(text);
  const document = new DOMParser().parseFromString(`<a b="${written}">${written}</a>`, 'text/xml');

  expect(written).not.toMatch(/[<>"]/);
  expect(document.documentElement.textContent).toBe(text);
  expect(document.documentElement.getAttribute('b')).toBe(text);
});
